"""Adds k to the count of the most frequent letter, however far apart its occurrences are."""

from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        return min(max(Counter(s).values()) + k, len(s))
