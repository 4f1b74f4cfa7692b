"""Table: for each pair of prefixes, the least number of edits that turn one into the other.

If both end with the same letter, it stays, and nothing is added to the result without it. Otherwise
the last edit deletes a letter, inserts one or replaces one. To and from an empty prefix, each
letter is an edit.
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        edits = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            edits[i][0] = i
        for j in range(1, n + 1):
            edits[0][j] = j
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if word1[i - 1] == word2[j - 1]:
                    edits[i][j] = edits[i - 1][j - 1]
                else:
                    deleted, inserted = edits[i - 1][j], edits[i][j - 1]
                    edits[i][j] = 1 + min(deleted, inserted, edits[i - 1][j - 1])
        return edits[m][n]
