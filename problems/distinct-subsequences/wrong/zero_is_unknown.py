"""Treats a stored 0 as unknown, and computes it again and again."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        known = [[0] * len(t) for _ in s]

        def ways(i, j):
            if j == len(t):
                return 1
            if len(s) - i < len(t) - j:
                return 0
            if not known[i][j]:
                known[i][j] = ways(i + 1, j)
                if s[i] == t[j]:
                    known[i][j] += ways(i + 1, j + 1)
            return known[i][j]

        return ways(0, 0)
