"""Brute-force recursion: matches letters or drops either one, and never remembers a result.

Level: 1
Time: O(C(m + n, m)), the orders in which letters can be dropped
Space: O(m + n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        return self.longest(text1, text2, 0, 0)

    def longest(self, text1, text2, i, j):
        if i == len(text1) or j == len(text2):
            return 0
        if text1[i] == text2[j]:
            return 1 + self.longest(text1, text2, i + 1, j + 1)
        return max(self.longest(text1, text2, i + 1, j), self.longest(text1, text2, i, j + 1))
