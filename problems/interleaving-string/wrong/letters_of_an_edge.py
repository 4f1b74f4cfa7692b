"""Checks only a single letter for each entry of the first row, and ignores earlier mismatches."""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        row = [True]
        for j, letter in enumerate(s2):
            row.append(letter == s3[j])
        for i, letter in enumerate(s1):
            row[0] = row[0] and letter == s3[i]
            for j in range(1, len(s2) + 1):
                last = s3[i + j]
                row[j] = (row[j] and letter == last) or (row[j - 1] and s2[j - 1] == last)
        return row[-1]
