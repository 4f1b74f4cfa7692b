"""Two rows of the table: each row depends only on the one above, so that is all we keep.

`row[j]` is the length for the prefix of text1 read so far and the first j letters of text2. The
text that makes the rows is the shorter one, since the two may be exchanged.
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
