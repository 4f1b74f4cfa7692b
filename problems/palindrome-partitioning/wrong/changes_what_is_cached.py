"""Inserts a piece into the cached ways themselves, not into copies, so the cache is wrong later."""

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
                    for rest in ways_from(end):
                        rest.insert(0, piece)
                        ways.append(rest)
            return ways

        return ways_from(0)
