"""Brute force over permutations: one queen in each row and column, then compare the diagonals.

A permutation says in which column the queen of each row stands. Two queens share a rising diagonal
if row + column is the same for both, and a falling diagonal if row - column is the same. So a
permutation is a valid board if both expressions take n distinct values.
Level: 1
Time: O(n · n!), as nothing is pruned
Space: O(n), besides the boards that are returned
"""

from itertools import permutations


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        boards = []
        for columns in permutations(range(n)):
            rising = {row + column for row, column in enumerate(columns)}
            falling = {row - column for row, column in enumerate(columns)}
            if len(rising) == n and len(falling) == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in columns])
        return boards
