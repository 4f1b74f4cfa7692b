"""Bottom-up table in one row: an entry depends only on the entries above it and to its left.

Before `row[j]` is overwritten, it still holds the result for one letter fewer of s1; `row[j - 1]`
already holds the result for the current letters of s1. The strings are interchangeable, so the
shorter one gives the columns.
Level: 3
From: table; each row is needed only for the next row, so overwrite a single row from left to right
Beware: wrong/once_true_always_true, wrong/letters_of_an_edge
Time: O(m · n)
Space: O(min(m, n))
"""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        if len(s1) < len(s2):
            s1, s2 = s2, s1
        row = [True]
        for j, letter in enumerate(s2):
            row.append(row[j] and letter == s3[j])
        for i, letter in enumerate(s1):
            row[0] = row[0] and letter == s3[i]
            for j in range(1, len(s2) + 1):
                last = s3[i + j]
                row[j] = (row[j] and letter == last) or (row[j - 1] and s2[j - 1] == last)
        return row[-1]
