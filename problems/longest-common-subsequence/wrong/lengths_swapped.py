"""Swaps the rows and the columns of the table, which then fits only strings of equal length."""

VERDICT = "Runtime Error"


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        m, n = len(text1), len(text2)
        longest = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if text1[i - 1] == text2[j - 1]:
                    longest[i][j] = longest[i - 1][j - 1] + 1
                else:
                    longest[i][j] = max(longest[i - 1][j], longest[i][j - 1])
        return longest[m][n]
