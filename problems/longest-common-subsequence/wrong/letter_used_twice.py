"""Adds 1 to the better neighbour, not to the diagonal, so a letter may be matched twice."""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        m, n = len(text1), len(text2)
        longest = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                longest[i][j] = max(longest[i - 1][j], longest[i][j - 1])
                if text1[i - 1] == text2[j - 1]:
                    longest[i][j] += 1
        return longest[m][n]
