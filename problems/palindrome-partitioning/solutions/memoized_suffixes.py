"""Memoized recursion: a palindrome at the beginning, before each way to cut what comes after it.

What comes after it is a suffix. Each suffix is cut only once, however many beginnings it has.
Time: O(n · 2ⁿ), as there are up to 2ⁿ⁻¹ ways to cut
Space: O(n · 2ⁿ), the ways to cut all suffixes
"""

from functools import cache


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        @cache
        def ways_from(start):
            if start == len(s):
                return [[]]
            ways = []
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    ways += [[piece, *rest] for rest in ways_from(end)]
            return ways

        return ways_from(0)
