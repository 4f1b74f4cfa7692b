"""Memoized recursion: take a number of one or two digits, and decode the rest.

The ways that begin with one digit and the ways that begin with two are different, so they add up:

    ways(start) = ways(start + 1) + ways(start + 2)

The second term counts only if two digits are left and form a number up to 26. The base cases are
the end of s, with one way to decode nothing, and a 0 at `start`, with no way at all. The cache is
keyed by the start of the rest; without it, 45 ones would take billions of calls.
Level: 2
Beware: wrong/no_cache, wrong/uses_zero_as_unknown
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def numDecodings(self, s: str) -> int:
        @cache
        def ways(start):
            if start == len(s):
                return 1
            if s[start] == "0":
                return 0
            found = ways(start + 1)
            if start + 2 <= len(s) and int(s[start : start + 2]) <= 26:
                found += ways(start + 2)
            return found

        return ways(0)
