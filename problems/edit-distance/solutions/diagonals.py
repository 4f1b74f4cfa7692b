"""Greedy on diagonals: find the furthest row on each diagonal of the table after 0, 1, 2 ... edits.

A diagonal of the table (see table.py) has constant j - i. Matching equal letters moves along it for
free, and it never pays to skip a match. A replacement stays on the diagonal; a deletion or an
insertion changes to a neighbouring diagonal (Ukkonen's algorithm). So `furthest` needs only the
furthest row on each diagonal, and the number of rounds is the distance. Similar words take few
rounds, even if they are long.

For word1 = "horse", word2 = "ros":

    edits  furthest
    0      {0: 0}
    1      {-1: 1, 0: 2, 1: 0}                 replace h: "ho" becomes "ro"
    2      {-2: 3, -1: 4, 0: 3, 1: 2, 2: 0}    delete r: "hors" becomes "ros"
    return 3
Level: 4
From: table; of similar words, only the entries near the diagonal matter, so follow the diagonals as
  far as each number of edits leads
Time: O((d + 1) · (m + n)), for a distance of d
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
        """Return the index in word1 after the equal letters that start at (i, j)."""
        while i < len(word1) and j < len(word2) and word1[i] == word2[j]:
            i, j = i + 1, j + 1
        return i
