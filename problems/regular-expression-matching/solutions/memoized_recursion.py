"""Memoized recursion: a starred letter comes no more, or once more and may then come again.

What is left of both strings is known from where it starts, so results are kept by these two places.
Without that, many stars in a row would be tried in exponentially many ways.
Time: O(m · n)
Space: O(m · n), the results
"""

from functools import cache


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def matches(i, j):
            if j == len(p):
                return i == len(s)
            fits = i < len(s) and p[j] in (s[i], ".")
            if j + 1 < len(p) and p[j + 1] == "*":
                return matches(i, j + 2) or (fits and matches(i + 1, j))
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
