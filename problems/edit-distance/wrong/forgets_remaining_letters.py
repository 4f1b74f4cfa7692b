"""Counts only the remaining letters of word1 when a word has ended, not the letters of word2."""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        known = [[None] * len(word2) for _ in word1]

        def edits(i, j):
            if i == len(word1) or j == len(word2):
                return len(word1) - i
            if known[i][j] is None:
                if word1[i] == word2[j]:
                    known[i][j] = edits(i + 1, j + 1)
                else:
                    known[i][j] = 1 + min(edits(i + 1, j), edits(i, j + 1), edits(i + 1, j + 1))
            return known[i][j]

        return edits(0, 0)
