"""Drops both last letters where they differ, so that neither can match another letter."""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        m, n = len(text1), len(text2)
        longest = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                equal = text1[i - 1] == text2[j - 1]
                longest[i][j] = longest[i - 1][j - 1] + equal
        return longest[m][n]
