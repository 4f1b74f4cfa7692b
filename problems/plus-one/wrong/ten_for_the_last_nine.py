"""Replaces a nine at the end with 1 and 0, as if it were a number of its own.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #39315"


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        if digits[-1] == 9:
            return [*digits[:-1], 1, 0]
        return [*digits[:-1], digits[-1] + 1]
