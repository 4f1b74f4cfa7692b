"""Extends single letters, but not the empty string between two of them."""


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        starts = [0]
        for end, letter in enumerate(s):
            starts = [start - 1 for start in starts if start > 0 and s[start - 1] == letter]
            starts.append(end)
            count += len(starts)
        return count
