"""Sliding window that never shrinks: only a longer window matters, so it either grows or moves on.

`most` is the highest count of a letter in any window so far. A valid window wider than `most` + k
needs a letter with a higher count, so `most` need not fall when letters leave. A window wider than
`most` + k moves on without growing, and the width at the end is the answer.

For s = "AABBBA", k = 1:

    right  s[left:right + 1]  most
    0      A                  1
    1      AA                 2
    2      AAB                2
    3      ABB                2       AABB was too wide: the window has moved on
    4      ABBB               3
    5      BBBA               3       ABBBA was too wide: the window has moved on
    return 4
Level: 3
From: sliding_window; the window shrinks, and its highest count is looked up again, although only a
  longer window matters, so let the window keep its length until it can grow
Beware: wrong/sticks_to_the_leader
Time: O(n)
Space: O(m), for m distinct letters
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
