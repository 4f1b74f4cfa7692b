"""Returns the digits in the order in which it computes them, the last digit first."""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        carry, backwards = 1, []
        for digit in reversed(digits):
            carry, last = divmod(digit + carry, 10)
            backwards.append(last)
        if carry:
            backwards.append(carry)
        return backwards
