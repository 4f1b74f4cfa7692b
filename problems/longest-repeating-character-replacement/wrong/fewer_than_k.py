"""Shrinks the window even if exactly k letters would have to be replaced."""

from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        left = longest = 0
        for right, letter in enumerate(s):
            counts[letter] += 1
            while left < right and right - left + 1 - max(counts.values()) >= k:
                counts[s[left]] -= 1
                left += 1
            longest = max(longest, right - left + 1)
        return longest
