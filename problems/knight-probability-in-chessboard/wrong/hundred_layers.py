"""Makes a table of 100 layers, one too few if k is 100.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3171"
VERDICT = "Runtime Error"
CAUGHT_BY = "generated"

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        chance = [[[0.0] * n for _ in range(n)] for _ in range(100)]
        chance[0] = [[1.0] * n for _ in range(n)]
        for moves in range(1, k + 1):
            for i in range(n):
                for j in range(n):
                    for down, right in MOVES:
                        if 0 <= i + down < n and 0 <= j + right < n:
                            chance[moves][i][j] += chance[moves - 1][i + down][j + right] / 8
        return chance[k][row][column]
