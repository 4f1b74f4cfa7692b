"""A permutation puts one queen in each row and column; only the diagonals are left to compare.

Queens share a rising diagonal if their row + column is equal, and a falling one if their
row - column is. So a permutation is a board if each gives n different numbers. Nothing is pruned.
Time: O(n · n!)
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
