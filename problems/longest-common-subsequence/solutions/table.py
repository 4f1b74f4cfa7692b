"""Table: for each pair of prefixes, the length of their longest common subsequence.

If both end with the same letter, it extends the best result without it. Otherwise one of the two
last letters is of no use, and the better of two smaller pairs counts. An empty prefix has nothing
in common with any.
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        m, n = len(text1), len(text2)
        longest = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if text1[i - 1] == text2[j - 1]:
                    longest[i][j] = longest[i - 1][j - 1] + 1
                else:
                    longest[i][j] = max(longest[i - 1][j], longest[i][j - 1])
        return longest[m][n]
