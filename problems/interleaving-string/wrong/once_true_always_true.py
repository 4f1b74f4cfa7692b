"""Keeps one row, and never resets to false an entry that was true in an earlier row."""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        m, n = len(s1), len(s2)
        if m + n != len(s3):
            return False
        row = [True] + [False] * n
        for i in range(m + 1):
            for j in range(n + 1):
                if i > 0 and row[j] and s1[i - 1] == s3[i + j - 1]:
                    row[j] = True
                if j > 0 and row[j - 1] and s2[j - 1] == s3[i + j - 1]:
                    row[j] = True
        return row[n]
