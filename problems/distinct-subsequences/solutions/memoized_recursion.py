"""Memoized recursion: drop the first letter of s or, if it is the first of t, keep it.

The number of ways for two rests is kept by where they start. If the rest of s is the shorter one,
there is no way, and no need to look any further.
Time: O(m · n)
Space: O(m · n), the results
"""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        known = [[None] * len(t) for _ in s]

        def ways(i, j):
            if j == len(t):
                return 1
            if len(s) - i < len(t) - j:
                return 0
            if known[i][j] is None:
                known[i][j] = ways(i + 1, j)
                if s[i] == t[j]:
                    known[i][j] += ways(i + 1, j + 1)
            return known[i][j]

        return ways(0, 0)
