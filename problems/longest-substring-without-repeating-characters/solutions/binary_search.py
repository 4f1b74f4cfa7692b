"""Binary search on the answer: if one length is possible, so is every shorter length.

A window of the length in question slides along the string, and its counts tell how many distinct
characters it has. The answer is at least `low` and at most `high`; the search ends when they meet.
Level: 3
From: brute_force; every start reads on to its own end, although one pass can decide whether some
  substring has a given length, so bisect the lengths
Time: O(n log m), for m distinct characters
Space: O(m)
"""

from collections import Counter


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        low, high = 0, len(set(s))
        while low < high:
            middle = (low + high + 1) // 2
            if self.exists(s, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def exists(self, s, length):
        """Whether some substring of that length has no repeated character."""
        counts = Counter(s[:length])
        for i in range(length, len(s)):
            if len(counts) == length:
                return True
            counts[s[i]] += 1
            counts[s[i - length]] -= 1
            if counts[s[i - length]] == 0:
                del counts[s[i - length]]
        return len(counts) == length
