"""Looks at the board only after the last move: a knight that left it may come back."""

from collections import Counter

MOVES = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Solution:
    def knightProbability(self, n, k, row, column):
        chance = {(row, column): 1.0}
        for _ in range(k):
            after = Counter()
            for (i, j), before in chance.items():
                for down, right in MOVES:
                    after[i + down, j + right] += before / 8
            chance = after
        return sum(chance.get((i, j), 0.0) for i in range(n) for j in range(n))
