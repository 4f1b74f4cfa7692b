"""Sliding window with a hash map: the left end jumps past the last index of the new character.

Invariant: no character occurs twice in the window. The left end never jumps back: if the last index
of the character is before the window, there is no repetition. In `abba`, the first `a` has left the
window when the second one enters.

For s = "abba":

    right  character  left  last              longest
    0      a          0     {'a': 0}          1
    1      b          0     {'a': 0, 'b': 1}  2
    2      b          2     {'a': 0, 'b': 2}  2        left has jumped past index 1
    3      a          2     {'a': 3, 'b': 2}  2        index 0 was before the window
    return 2
Level: 2
From: sliding_window; the left end goes to the earlier copy step by step, so note the index of each
  character, and jump past the copy at once
Ask: When a character repeats, at which index does the window have to start? What must be remembered
  to know it at once?
Beware: wrong/jumps_back
Time: O(n)
Space: O(m), for m distinct characters
"""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        last = {}
        left = longest = 0
        for right, character in enumerate(s):
            if character in last:
                left = max(left, last[character] + 1)
            last[character] = right
            longest = max(longest, right - left + 1)
        return longest
