"""Memoized recursion: join each palindrome that the string starts with to each way to cut the rest.

The recurrence, where + joins lists:

    ways_from(start) = [[s[start:end]] + rest for each palindrome s[start:end]
                        for rest in ways_from(end)]

The base case is ways_from(n) = [[]]. Each suffix is cut only once, because the results are cached.

For s = "aab":

    start  ways
    3      -                               the base case: nothing is left to cut
    2      [['b']]
    1      [['a', 'b']]
    0      [['a', 'a', 'b'], ['aa', 'b']]
    return [['a', 'a', 'b'], ['aa', 'b']]
Level: 3
From: backtracking; the same suffix is cut again for each way to cut what comes before it, so keep
  the ways to cut each suffix
Beware: wrong/changes_what_is_cached
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
