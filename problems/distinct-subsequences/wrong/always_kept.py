"""Uses every letter of s that matches, and never counts the ways that skip it."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        m, n = len(s), len(t)
        ways = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m + 1):
            ways[i][0] = 1
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if s[i - 1] == t[j - 1]:
                    ways[i][j] = ways[i - 1][j - 1]
                else:
                    ways[i][j] = ways[i - 1][j]
        return ways[m][n]
