"""Memoized recursion: drop the next letter of s, or keep it if it equals the next letter of t.

The remaining letters of s and t are given by where they start:

    ways(i, j) = ways(i + 1, j)                       if s[i] != t[j]
    ways(i, j) = ways(i + 1, j) + ways(i + 1, j + 1)  if s[i] == t[j]

The base case is the end of t: one way, which drops all remaining letters of s. If s has fewer
letters left than t, there is no way, so the recursion is pruned. The result of each pair (i, j) is
computed once.

For s = "bba", t = "ba":

    i  j  return
    2  0  0       "a" is shorter than "ba"
    3  1  0
    3  2  1       t has ended
    2  1  1       "a" from "a"
    1  0  1       "ba" from "ba"
    2  1  1       known already
    1  1  1       "a" from "ba": the b is dropped
    0  0  2       drop the first b, or keep it
    return 2
Level: 2
From: wrong/no_cache; many choices of dropped letters leave the same suffixes of s and t, so store
  the number of ways for each pair of suffixes
Ask: What can you do with the first letter of s, and what remains of s and t then?
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
