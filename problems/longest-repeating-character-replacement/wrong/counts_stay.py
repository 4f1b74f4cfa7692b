"""Moves the left end without lowering the counts of the letters that leave."""

from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        left = longest = 0
        for right, letter in enumerate(s):
            counts[letter] += 1
            while right - left + 1 - max(counts.values()) > k:
                left += 1
            longest = max(longest, right - left + 1)
        return longest
