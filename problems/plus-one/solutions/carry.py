"""Carry, as on paper, from right to left: the 1 to add is the first carry.

Adding one is not a special case: with another first carry, the same loop would add another digit.

For digits = [1, 9]:

    digit  carry  backwards
    9      1      [0]        9 + 1: write 0, carry 1
    1      0      [0, 2]     1 + 1: write 2
    return [2, 0]
Level: 2
From: whole_number; the number need not exist as a whole, so work on the digits: each digit of the
  sum depends only on one digit and a carry
Ask: How do you add two numbers on paper, and what takes the place of the second number here?
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
