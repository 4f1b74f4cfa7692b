"""Leaves zeros in the first row and column, as if letters were deleted and inserted for free."""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        edits = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if word1[i - 1] == word2[j - 1]:
                    edits[i][j] = edits[i - 1][j - 1]
                else:
                    deleted, inserted = edits[i - 1][j], edits[i][j - 1]
                    edits[i][j] = 1 + min(deleted, inserted, edits[i - 1][j - 1])
        return edits[m][n]
