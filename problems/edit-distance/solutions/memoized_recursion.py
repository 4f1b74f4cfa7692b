"""Memoized recursion: pass equal first letters, else try all three edits on them.

The result for two rests depends only on where they start, so it is kept by these two places. When
one word has ended, each letter left of the other is an edit. Calls nest up to m + n deep.
Time: O(m · n)
Space: O(m · n), the results
"""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        known = [[None] * len(word2) for _ in word1]

        def edits(i, j):
            if i == len(word1) or j == len(word2):
                return len(word1) - i + len(word2) - j
            if known[i][j] is None:
                if word1[i] == word2[j]:
                    known[i][j] = edits(i + 1, j + 1)
                else:
                    known[i][j] = 1 + min(edits(i + 1, j), edits(i, j + 1), edits(i + 1, j + 1))
            return known[i][j]

        return edits(0, 0)
