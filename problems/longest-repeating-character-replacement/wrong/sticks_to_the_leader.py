"""Remembers the most frequent letter, and does not notice when letters that leave change the lead.

Reported as accepted in 2022.
"""

from collections import Counter

REPORTED = "LeetCode-Feedback #7814"


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        left = longest = 0
        leader = s[0]
        for right, letter in enumerate(s):
            counts[letter] += 1
            if counts[letter] >= counts[leader]:
                leader = letter
            while right - left + 1 - counts[leader] > k:
                counts[s[left]] -= 1
                left += 1
            longest = max(longest, right - left + 1)
        return longest
