"""Chooses among m + n moves, though there is one move less than rows, and one less than columns."""

from math import comb


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return comb(m + n, m)
