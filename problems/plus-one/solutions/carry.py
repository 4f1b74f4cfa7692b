"""Carry, as on paper, from right to left: the 1 to add is the first carry.

Adding one is not a special case: with another first carry, the same loop would add another digit.
Level: 2
Time: O(n)
Space: O(n)
"""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        carry, backwards = 1, []
        for digit in reversed(digits):
            carry, last = divmod(digit + carry, 10)
            backwards.append(last)
        if carry:
            backwards.append(carry)
        return backwards[::-1]
