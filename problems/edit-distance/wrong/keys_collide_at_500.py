"""Numbers the pairs as 500 · i + j, so that j = 500 collides with the next i."""

CAUGHT_BY = "killers"


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        known = {}

        def edits(i, j):
            pair = 500 * i + j
            if pair not in known:
                if i == len(word1) or j == len(word2):
                    known[pair] = len(word1) - i + len(word2) - j
                elif word1[i] == word2[j]:
                    known[pair] = edits(i + 1, j + 1)
                else:
                    known[pair] = 1 + min(edits(i + 1, j), edits(i, j + 1), edits(i + 1, j + 1))
            return known[pair]

        return edits(0, 0)
