"""A window that never shrinks: it is at most k longer than the highest count in it so far.

Only a window that is longer than the longest good one matters, and it needs a higher count. So
`most` is never lowered: if the window is not good, it moves on without growing, and its width in
the end is the answer.
Time: O(n)
Space: O(m), for m different letters
"""

from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        left = most = 0
        for right, letter in enumerate(s):
            counts[letter] += 1
            most = max(most, counts[letter])
            if right - left + 1 - most > k:
                counts[s[left]] -= 1
                left += 1
        return len(s) - left
