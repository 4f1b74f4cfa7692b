"""Swaps the numbers of rows and columns, so the table has the wrong shape unless they are equal."""

VERDICT = "Runtime Error"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        m, n = len(s1), len(s2)
        if m + n != len(s3):
            return False
        table = [[False] * (m + 1) for _ in range(n + 1)]
        table[0][0] = True
        for i in range(m + 1):
            for j in range(n + 1):
                if i > 0 and s1[i - 1] == s3[i + j - 1] and table[i - 1][j]:
                    table[i][j] = True
                if j > 0 and s2[j - 1] == s3[i + j - 1] and table[i][j - 1]:
                    table[i][j] = True
        return table[m][n]
