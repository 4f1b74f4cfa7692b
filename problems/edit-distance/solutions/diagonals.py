"""Ukkonen: with one more edit each time, how far one gets on each diagonal of the table.

Equal letters lead on along a diagonal for free. A replacement stays on it, too; a deletion and an
insertion change to a diagonal beside it. Only the furthest place counts, so words that are much
alike are quick, however long they are.
Time: O(d · (m + n)), for a distance of d
Space: O(d)
"""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        edits, furthest = 0, {0: self.passed(word1, word2, 0, 0)}
        while furthest.get(n - m, -1) < m:
            edits += 1
            further = {}
            for shift in range(max(-edits, -m), min(edits, n) + 1):
                i = max(
                    furthest.get(shift, -1) + 1,
                    furthest.get(shift + 1, -1) + 1,
                    furthest.get(shift - 1, 0),
                )
                i = min(i, m, n - shift)
                further[shift] = self.passed(word1, word2, i, i + shift)
            furthest = further
        return edits

    def passed(self, word1, word2, i, j):
        """The place in word1 after all equal letters from there on."""
        while i < len(word1) and j < len(word2) and word1[i] == word2[j]:
            i, j = i + 1, j + 1
        return i
