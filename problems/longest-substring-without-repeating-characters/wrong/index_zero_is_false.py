"""Treats a last index of 0 as false, so the first character never counts as repeated."""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        last = {}
        left = longest = 0
        for right, character in enumerate(s):
            if last.get(character):
                left = max(left, last[character] + 1)
            last[character] = right
            longest = max(longest, right - left + 1)
        return longest
