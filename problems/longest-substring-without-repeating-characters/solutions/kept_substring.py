"""Sliding window as a string: cut it just after the earlier copy of the new character.

No indices and no set are needed: `find` tells whether the window has the character, and where.
If not, `find` returns -1, and the slice from 0 is the whole window.
Level: 4
From: last_seen; the dictionary and the indices only show where to cut, so keep the window as a
  string, and search the string for the earlier copy
Time: O(n · m), for m distinct characters
Space: O(m)
"""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = ""
        longest = 0
        for character in s:
            window = window[window.find(character) + 1 :] + character
            longest = max(longest, len(window))
        return longest
