"""Places the queens on safe squares in any order, which finds each board n! times."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        found = set()

        def place(queens):
            if len(queens) == n:
                found.add(tuple(sorted(queens)))
                return
            for row in range(n):
                for column in range(n):
                    if all(
                        row != i and column != j and abs(row - i) != abs(column - j)
                        for i, j in queens
                    ):
                        place([*queens, (row, column)])

        place([])
        return [
            ["." * column + "Q" + "." * (n - column - 1) for _, column in queens]
            for queens in found
        ]
