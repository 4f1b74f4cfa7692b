"""Memoized recursion: keep equal first letters; otherwise, try all three edits on them.

The distance between the remaining letters of both words depends only on where they start:

    edits(i, j) = edits(i + 1, j + 1)                     if word1[i] == word2[j]
    edits(i, j) = 1 + min(edits(i + 1, j),                delete
                          edits(i, j + 1),                insert
                          edits(i + 1, j + 1))            replace

The base case is the end of either word: each letter left in the other word takes one edit. Each
pair (i, j) is computed once; if nothing were stored, three calls for each pair would take
exponential time. The recursion is up to m + n calls deep.
Level: 2
Beware: wrong/no_cache, wrong/forgets_remaining_letters
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
