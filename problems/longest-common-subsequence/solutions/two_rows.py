"""Bottom-up table in two rows: a row is computed from the row above, and then takes its place.

`row[j]` is the answer for the part of text1 read so far and the first j letters of text2. In a
single row, the entry above and to the left would be overwritten before it is read. The texts are
interchangeable, so the shorter one is used for the columns.
Level: 3
From: table; each row is needed only for the next row, so two rows are enough
Beware: wrong/diagonal_overwritten
Time: O(m · n)
Space: O(min(m, n))
"""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        if len(text1) < len(text2):
            text1, text2 = text2, text1
        above = [0] * (len(text2) + 1)
        for letter in text1:
            row = [0]
            for j, other in enumerate(text2):
                row.append(above[j] + 1 if letter == other else max(above[j + 1], row[j]))
            above = row
        return above[-1]
