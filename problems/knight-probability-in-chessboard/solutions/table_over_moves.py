"""Table over moves: for every square, the chance to survive one more move than before.

With no move to go, the chance is 1 everywhere; with one more move, it is the mean over the eight
squares a move away, where a square off the board counts as 0. Two tables are enough.
Time: O(k · n²)
Space: O(n²)
"""

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        chance = [[1.0] * n for _ in range(n)]
        for _ in range(k):
            longer = [[0.0] * n for _ in range(n)]
            for i in range(n):
                for j in range(n):
                    for down, right in MOVES:
                        if 0 <= i + down < n and 0 <= j + right < n:
                            longer[i][j] += chance[i + down][j + right] / 8
            chance = longer
        return chance[row][column]
