"""Measures the window before shrinking it, when it may still be invalid."""

from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        left = longest = 0
        for right, letter in enumerate(s):
            counts[letter] += 1
            longest = max(longest, right - left + 1)
            while right - left + 1 - max(counts.values()) > k:
                counts[s[left]] -= 1
                left += 1
        return longest
