"""Sliding window with a hash map: the left end jumps past the last index of the new character.

Invariant: no character occurs twice in the window. The left end never jumps back: if the last index
of the character is before the window, there is no repetition. In `abba`, the first `a` has left the
window when the second one enters.

For s = "abba":

    right  character  left  last
    0      a          0     {}
    1      b          0     {'a': 0}
    2      b          2     {'a': 0, 'b': 1}    left jumps past index 1
    3      a          2     {'a': 0, 'b': 2}    0 is before the window
    return 2
Level: 2
Beware: wrong/jumps_back
Time: O(n)
Space: O(m), for m different characters
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
