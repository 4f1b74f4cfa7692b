"""Replaces all letters that differ from the leftmost letter of the window.

Reported as accepted in 2023.
"""

from collections import Counter

REPORTED = "LeetCode-Feedback #14449"


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        left = longest = 0
        for right, letter in enumerate(s):
            counts[letter] += 1
            while right - left + 1 - counts[s[left]] > k:
                counts[s[left]] -= 1
                left += 1
            longest = max(longest, counts[s[left]] + k)
        return min(longest, len(s))
