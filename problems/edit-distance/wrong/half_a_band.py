"""Fills the table only up to 100 columns right of the diagonal, though words may shift further."""

CAUGHT_BY = "orders"
WIDTH = 100


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        above = {j: j for j in range(n + 1)}
        for i in range(1, m + 1):
            row = {0: i}
            for j in range(1, min(n, i + max(WIDTH, n - m)) + 1):
                if word1[i - 1] == word2[j - 1]:
                    row[j] = above[j - 1]
                else:
                    row[j] = 1 + min(above[j - 1], row[j - 1], above.get(j, m + n))
            above = row
        return above[n]
