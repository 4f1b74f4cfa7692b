"""Backtracking row by row; sets hold the columns and diagonals that are attacked.

On a falling diagonal, row - column is constant; on a rising one, row + column is. So one number
names a diagonal, and three lookups tell whether a square is safe.
Time: O(n · n!), and far less in practice: diagonals rule out most permutations early
Space: O(n), besides the boards that are returned
"""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        boards = []
        queens = []  # the column of the queen in each row so far
        columns, falling, rising = set(), set(), set()

        def place(row):
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - column - 1) for column in queens])
                return
            for column in range(n):
                if column in columns or row - column in falling or row + column in rising:
                    continue
                queens.append(column)
                columns.add(column)
                falling.add(row - column)
                rising.add(row + column)
                place(row + 1)
                queens.pop()
                columns.remove(column)
                falling.remove(row - column)
                rising.remove(row + column)

        place(0)
        return boards
