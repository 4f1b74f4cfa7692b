"""Compares diagonals only with the queen one row above, as if queens moved like kings."""

from itertools import pairwise, permutations


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        return [
            ["." * column + "Q" + "." * (n - column - 1) for column in columns]
            for columns in permutations(range(n))
            if all(abs(one - other) != 1 for one, other in pairwise(columns))
        ]
