"""Chooses among as many moves as there are rows and columns, though it takes one less of each."""

from math import comb


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return comb(m + n, m)
