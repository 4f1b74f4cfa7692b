"""Binary search on the answer: if a window is valid, so is every shorter window inside it.

For each length tried, a window slides over the string: one letter enters and one leaves. A window
is valid if at most k of its letters differ from the most frequent one.
Level: 3
From: wrong/brute_force; every start reads on through all lengths that are valid, so bisect the
  lengths instead: if a length is possible, so is every shorter one
Time: O(n · m · log n), for m distinct letters, at most 26
Space: O(m)
"""

from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        longest, too_long = 1, len(s) + 1
        while too_long - longest > 1:
            middle = (longest + too_long) // 2
            if self.can_be_alike(s, k, middle):
                longest = middle
            else:
                too_long = middle
        return longest

    def can_be_alike(self, s, k, length):
        """Whether k replacements can make all letters of some window of this length equal."""
        counts = Counter()
        for end, letter in enumerate(s):
            counts[letter] += 1
            if end >= length:
                counts[s[end - length]] -= 1
            if end >= length - 1 and length - max(counts.values()) <= k:
                return True
        return False
