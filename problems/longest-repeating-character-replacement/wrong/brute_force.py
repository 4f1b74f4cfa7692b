"""Brute force: from every start, reads on until more than k letters would have to be replaced.

Level: 1
Time: O(n² · m), for m distinct letters, at most 26
Space: O(m)
"""

from collections import Counter

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "generated"


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        longest = 0
        for start in range(len(s)):
            counts = Counter()
            for end in range(start, len(s)):
                counts[s[end]] += 1
                if end - start + 1 - max(counts.values()) > k:
                    break
                longest = max(longest, end - start + 1)
        return longest
