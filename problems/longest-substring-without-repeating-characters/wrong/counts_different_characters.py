"""Counts the distinct characters of the whole string, whether or not they are side by side."""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        return len(set(s))
