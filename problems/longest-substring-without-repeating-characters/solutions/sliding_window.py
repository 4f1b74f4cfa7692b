"""Sliding window: the right end takes in every character, and the left end makes room for it.

Invariant: no character occurs twice in the window. If the next character is already in it,
characters leave on the left until the earlier copy has left. A window that starts further left
would contain both copies, so the left end never has to move back.

For s = "abba":

    right  character  left  window      longest
    0      a          0     {'a'}       1
    1      b          0     {'a', 'b'}  2
    2      b          2     {'b'}       2        a and the first b have left
    3      a          2     {'a', 'b'}  2
    return 2
Level: 2
From: brute_force; each start reads again what the previous start has read, so leave the end where
  it is, and move only the start, until the repeated character occurs once
Ask: The substring that starts at 0 ends before a repetition. How far must the start move before the
  substring can grow again? What need not be read again?
Beware: wrong/makes_room_once
Time: O(n), amortized: each character enters once and leaves at most once
Space: O(m), for m distinct characters
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
