"""Memoized recursion: the next letter of s3 comes from s1 or from s2; try both where both have it.

How many letters were taken from each is all that matters, so the result is kept by these two
numbers. Without that, equal letters would make the time exponential. Calls nest up to m + n deep.
Time: O(m · n)
Space: O(m · n), the results
"""

from functools import cache


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False

        @cache
        def fits(i, j):
            if i + j == len(s3):
                return True
            letter = s3[i + j]
            if i < len(s1) and s1[i] == letter and fits(i + 1, j):
                return True
            return j < len(s2) and s2[j] == letter and fits(i, j + 1)

        return fits(0, 0)
