"""Counts the ways modulo 10 ** 9 + 7 out of habit, and divides the remainder by 8 ** k."""

CAUGHT_BY = "generated"

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n: int, k: int, row: int, column: int) -> float:
        ways = [[1] * n for _ in range(n)]
        for _ in range(k):
            longer = [[0] * n for _ in range(n)]
            for i in range(n):
                for j in range(n):
                    for down, right in MOVES:
                        if 0 <= i + down < n and 0 <= j + right < n:
                            longer[i][j] += ways[i + down][j + right]
                    longer[i][j] %= 10**9 + 7
            ways = longer
        return ways[row][column] / 8**k
