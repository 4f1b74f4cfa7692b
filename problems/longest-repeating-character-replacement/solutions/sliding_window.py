"""Sliding window: it is good as long as at most k of its letters differ from the most frequent one.

The right end takes in every letter. When too many would have to be replaced, letters leave on the
left until the rest can be made alike. The highest count is looked up each time.
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
