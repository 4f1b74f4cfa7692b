"""Memoized recursion: drop the next letter of s, or keep it if it equals the next letter of t.

The remaining letters of s and t are given by where they start:

    ways(i, j) = ways(i + 1, j)                       if s[i] != t[j]
    ways(i, j) = ways(i + 1, j) + ways(i + 1, j + 1)  if s[i] == t[j]

The base case is the end of t: one way, which drops all remaining letters of s. If s has fewer
letters left than t, there is no way, so the recursion is pruned. The result of each pair (i, j) is
computed once.
Level: 2
Beware: wrong/no_cache, wrong/end_of_s_first
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
