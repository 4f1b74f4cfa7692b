"""Sliding window: it is valid while at most k of its letters differ from the most frequent one.

These letters have to be replaced, and no fewer will do. A window inside a valid one is valid, so
the left end never has to move back: it moves only until the window is valid again.

For s = "AABBBA", k = 1:

    right  s[left:right + 1]  counts            longest
    0      A                  {'A': 1}          1
    1      AA                 {'A': 2}          2
    2      AAB                {'A': 2, 'B': 1}  3
    3      ABB                {'A': 1, 'B': 2}  3          two differed in AABB
    4      ABBB               {'A': 1, 'B': 3}  4
    5      BBBA               {'A': 1, 'B': 3}  4          two differed in ABBBA
    return 4
Level: 2
From: letter_by_letter; the string is read once for each letter, so count all letters of the window
  in one pass: the most frequent one is the best to keep
Ask: Given the counts of the letters in a window, which letter should remain, and how many must be
  replaced?
Beware: wrong/counts_stay
Time: O(n · m), for m distinct letters, at most 26
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
