"""Sliding window: it is good while the letters that are not the most frequent one are at most k.

The right end takes every letter in. When too many would have to be replaced, the left end lets
letters go until the rest can be made alike. The most frequent letter is looked up each time.
Time: O(n · m), for m different letters, at most 26
Space: O(m)
"""

from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        left = longest = 0
        for right, letter in enumerate(s):
            counts[letter] += 1
            while right - left + 1 - max(counts.values()) > k:
                counts[s[left]] -= 1
                left += 1
            longest = max(longest, right - left + 1)
        return longest
