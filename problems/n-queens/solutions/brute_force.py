"""Brute force over permutations: one queen in each row and column, then compare the diagonals.

Two queens share a rising diagonal if row + column is the same for both, and a falling diagonal if
row - column is the same. So a permutation is a board if both expressions have n different values.
Level: 1
Time: O(n · n!), as nothing is pruned
Space: O(n), besides the boards that are returned
"""

from itertools import permutations
from operator import add, sub


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        rows = range(n)
        return [
            ["." * column + "Q" + "." * (n - column - 1) for column in columns]
            for columns in permutations(range(n))
            if len(set(map(add, rows, columns))) == n and len(set(map(sub, rows, columns))) == n
        ]
