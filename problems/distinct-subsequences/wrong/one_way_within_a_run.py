"""Counts one way to use k equal letters from a run of r, but there are C(r, k) ways."""

from itertools import groupby


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter, run in groupby(s):
            length = len(list(run))
            for end in range(len(t), 0, -1):
                used = 0
                while used < min(length, end) and t[end - used - 1] == letter:
                    used += 1
                    ways[end] += ways[end - used]
        return ways[-1]
