"""Chooses among m + n moves instead of m - 1 moves down and n - 1 moves to the right."""

from math import comb


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return comb(m + n, m)
