"""Memoized recursion: cut off any word that s starts with, and see whether the rest can be cut.

The rest is told by the place where it starts. Without the cache, the same rest would be looked at
after each way to cut what is before it: 2 to the power of 299 ways for 300 equal letters. Words of
one letter make the recursion n calls deep.
Time: O(n · w), for w letters in all words
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        @cache
        def can_cut(start):
            if start == len(s):
                return True
            return any(
                s.startswith(word, start) and can_cut(start + len(word)) for word in wordDict
            )

        return can_cut(0)
