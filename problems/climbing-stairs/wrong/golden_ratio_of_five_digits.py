"""Writes the golden ratio down with five digits, and is wrong as soon as these are too few."""

from math import sqrt


class Solution:
    def climbStairs(self, n: int) -> int:
        return round(1.61803 ** (n + 1) / sqrt(5))
