"""Backtracking row by row: put a queen on each safe square of the row, recurse, and remove it.

Every board has one queen in each row, so placing the queens row by row finds each board once. On a
falling diagonal, row - column is constant; on a rising diagonal, row + column is. So a number names
a diagonal, and three sets tell in O(1) whether a square is safe.

For n = 4:

    row  queens
    0    []
    1    [0]
    2    [0, 2]        no square of row 2 is safe: step back
    2    [0, 3]
    3    [0, 3, 1]     no square of row 3 is safe: step back
    1    [1]
    2    [1, 3]
    3    [1, 3, 0]
    4    [1, 3, 0, 2]  a board; the search goes on
Level: 2
From: brute_force; if the first two queens attack each other, all permutations that begin with them
  are generated for nothing, so test each queen when it is placed
Ask: What do all squares of a diagonal have in common? What must you remember about the queens above
  to see at once whether a square is safe?
Beware: wrong/keeps_diagonals, wrong/one_diagonal
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
