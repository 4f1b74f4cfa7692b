"""Memoized recursion: keep equal first letters, else try all three edits on the first letters.

The distance between the remaining letters of both words is given by where they start:

    edits(i, j) = edits(i + 1, j + 1)                     if word1[i] == word2[j]
    edits(i, j) = 1 + min(edits(i + 1, j),                delete
                          edits(i, j + 1),                insert
                          edits(i + 1, j + 1))            replace

The base case is the end of either word: each letter that remains of the other word is an edit. Each
pair is computed once; without that, three calls a pair would take exponential time. Calls nest up
to m + n deep.
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
