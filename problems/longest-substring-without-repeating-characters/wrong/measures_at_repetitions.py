"""Measures the window only when a character repeats, so the last window is never measured."""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = set()
        left = longest = 0
        for right, character in enumerate(s):
            if character in window:
                longest = max(longest, right - left)
            while character in window:
                window.remove(s[left])
                left += 1
            window.add(character)
        return longest
