"""Sliding window: the right end takes in every character, and the left end makes room for it.

Invariant: no character occurs twice in the window. If the next character is already in it,
characters leave on the left until the earlier copy has left. An earlier start would only include
the same repetition again, so the left end never has to move back.

For s = "abba":

    right  character  left  window
    0      a          0     set()
    1      b          0     {'a'}
    2      b          0     {'a', 'b'}    b is there: a and b leave
    2      b          2     set()
    3      a          2     {'b'}
    return 2
Level: 2
Beware: wrong/makes_room_once
Time: O(n), amortized: each character enters once and leaves at most once
Space: O(m), for m different characters
"""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = set()
        left = longest = 0
        for right, character in enumerate(s):
            while character in window:
                window.remove(s[left])
                left += 1
            window.add(character)
            longest = max(longest, right - left + 1)
        return longest
