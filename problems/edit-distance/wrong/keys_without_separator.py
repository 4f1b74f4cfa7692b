"""Joins the two indices into a key without a separator: 1 and 11 look like 11 and 1."""

CAUGHT_BY = "generated"


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        known = {}

        def edits(i, j):
            if i == len(word1) or j == len(word2):
                return len(word1) - i + len(word2) - j
            key = f"{i}{j}"
            if key not in known:
                if word1[i] == word2[j]:
                    known[key] = edits(i + 1, j + 1)
                else:
                    known[key] = 1 + min(edits(i + 1, j), edits(i, j + 1), edits(i + 1, j + 1))
            return known[key]

        return edits(0, 0)
