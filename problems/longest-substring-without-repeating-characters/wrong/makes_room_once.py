"""Removes only the first character of the window, but the repeated character may be further on."""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = set()
        left = longest = 0
        for right, character in enumerate(s):
            if character in window:
                window.remove(s[left])
                left += 1
            window.add(character)
            longest = max(longest, right - left + 1)
        return longest
