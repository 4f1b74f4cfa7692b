"""The cache is a class attribute and its key lacks n: it answers for the boards before."""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    known = {}  # noqa: RUF012 (the mistake)

    def knightProbability(self, n, k, row, column):
        if not (0 <= row < n and 0 <= column < n):
            return 0.0
        if k == 0:
            return 1.0
        if (k, row, column) not in self.known:
            self.known[k, row, column] = (
                sum(
                    self.knightProbability(n, k - 1, row + down, column + right)
                    for down, right in MOVES
                )
                / 8
            )
        return self.known[k, row, column]
