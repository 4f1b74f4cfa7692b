"""Sets only the first entry of the first column to 1, as if only an empty s held an empty t."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        m, n = len(s), len(t)
        ways = [[0] * (n + 1) for _ in range(m + 1)]
        ways[0][0] = 1
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                ways[i][j] = ways[i - 1][j]
                if s[i - 1] == t[j - 1]:
                    ways[i][j] += ways[i - 1][j - 1]
        return ways[m][n]
