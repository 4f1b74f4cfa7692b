"""Moves the left end to just after the last index of a character, even if that moves it back."""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        last = {}
        left = longest = 0
        for right, character in enumerate(s):
            if character in last:
                left = last[character] + 1
            last[character] = right
            longest = max(longest, right - left + 1)
        return longest
