"""Sliding window: the right end takes in every character, and the left end makes room for it.

The set holds what is in the window, which never has a character twice. If the next one is already
in it, characters leave on the left until that one has left. Both ends only move right.
Time: O(n)
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
