"""Meet in the middle: fill the upper and the lower rows separately, then match them by columns.

Every board is one upper and one lower half. The halves fit together if the lower half uses exactly
the columns that the upper half lacks, and if they share no diagonal. A dictionary finds the lower
halves by their columns. Diagonals are bits, so two ANDs compare a pair of halves.
Level: 4
From: bitmask; the lower rows are searched again below every choice for the upper rows, so fill both
  halves once, and match them
Time: O(n!), since each pair with matching columns is a permutation, and far less in practice
Space: O(n · p) for p ≤ n! / ⌊n/2⌋! placements of half the queens
"""


class Solution:
    def solveNQueens(self, n: int) -> list[list[str]]:
        middle = n // 2
        lower_by_columns = {}
        for lower in self.placements(range(middle, n), n):
            lower_by_columns.setdefault(lower[1], []).append(lower)
        boards = []
        for above, columns, falling, rising in self.placements(range(middle), n):
            missing = columns ^ ((1 << n) - 1)
            for below, _, other_falling, other_rising in lower_by_columns.get(missing, ()):
                if not (falling & other_falling or rising & other_rising):
                    boards.append(above + below)
        return boards

    def placements(self, rows, n):
        """Each way to fill these rows: its lines, and the columns and diagonals as bits."""
        ways = [([], 0, 0, 0)]
        for row in rows:
            ways = [
                (
                    [*lines, "." * column + "Q" + "." * (n - column - 1)],
                    columns | 1 << column,
                    falling | 1 << (row - column + n),
                    rising | 1 << (row + column),
                )
                for lines, columns, falling, rising in ways
                for column in range(n)
                if not (columns >> column & 1)
                and not (falling >> (row - column + n) & 1)
                and not (rising >> (row + column) & 1)
            ]
        return ways
