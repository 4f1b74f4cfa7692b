"""Adds one to the last digit, even if it is a nine."""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        digits[-1] += 1
        return digits
