"""Bottom-up table in two rows, the latest and the row above: an entry reads no older row.

In a single row, the entry above and to the left would be overwritten before it is read. The shorter
word gives the columns: the distance is the same both ways, since an insertion one way is a deletion
the other way.
Level: 3
From: table; each row is needed only for the next row, so two rows are enough
Beware: wrong/diagonal_overwritten
Time: O(m · n)
Space: O(min(m, n))
"""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        if len(word1) < len(word2):
            word1, word2 = word2, word1
        above = list(range(len(word2) + 1))
        for i, letter in enumerate(word1, 1):
            row = [i]
            for j, other in enumerate(word2):
                if letter == other:
                    row.append(above[j])
                else:
                    row.append(1 + min(above[j], above[j + 1], row[j]))
            above = row
        return above[-1]
