"""Memoized recursion: take a number of one digit or of two, and decode the rest.

A rest that starts with 0 cannot be decoded. The cache is keyed by where the rest starts; without
it, 45 ones alone would take billions of calls. The recursion is n calls deep.
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
