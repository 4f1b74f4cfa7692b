"""Exact cover: each queen covers four lines, and every row and column must be covered once.

A line is a row, a column or a diagonal. Knuth's Algorithm X: choose the row or column with the
fewest squares left, try a queen on each of them, and strike out all squares on the queen's lines.
The chosen line needs a queen, so no board is missed. Diagonals may stay empty: none is ever chosen.
Level: 4
From: backtracking; the next row is always filled first, even if some other row or column has a
  single square left, so fill the row or column with the fewest squares first
Time: O(n · n!)
Space: O(n³), the squares left at each of n levels
"""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        lines = {
            (row, column): {
                ("row", row),
                ("column", column),
                ("falling", row - column),
                ("rising", row + column),
            }
            for row in range(n)
            for column in range(n)
        }
        boards = []

        def cover(uncovered, squares, queens):
            """Cover these rows and columns with further queens on these squares."""
            if not uncovered:
                boards.append(self.draw(queens, n))
                return
            choices = {line: [] for line in uncovered}
            for square in squares:
                for line in lines[square] & uncovered:
                    choices[line].append(square)
            for queen in min(choices.values(), key=len):
                cover(
                    uncovered - lines[queen],
                    [square for square in squares if not lines[square] & lines[queen]],
                    [*queens, queen],
                )

        needed = {(kind, i) for kind in ("row", "column") for i in range(n)}
        cover(needed, list(lines), [])
        return boards

    def draw(self, queens, n):
        return ["." * column + "Q" + "." * (n - column - 1) for _, column in sorted(queens)]
