"""Checks for the end of s before the end of t, which loses ways that use the last letter of s."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        known = [[None] * len(t) for _ in s]

        def ways(i, j):
            if i == len(s):
                return 0
            if j == len(t):
                return 1
            if known[i][j] is None:
                known[i][j] = ways(i + 1, j)
                if s[i] == t[j]:
                    known[i][j] += ways(i + 1, j + 1)
            return known[i][j]

        return ways(0, 0)
