"""Table: for each prefix of s and each prefix of t, the number of ways.

The last letter of s may be dropped; if it equals the last of t, it may also be the one that ends t,
and then the rest of s makes the rest of t. There is one way to make nothing: drop everything.
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        m, n = len(s), len(t)
        ways = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m + 1):
            ways[i][0] = 1
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                ways[i][j] = ways[i - 1][j]
                if s[i - 1] == t[j - 1]:
                    ways[i][j] += ways[i - 1][j - 1]
        return ways[m][n]
