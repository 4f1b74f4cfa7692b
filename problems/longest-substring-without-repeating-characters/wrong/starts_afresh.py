"""Empties the window at a repetition, but characters after the earlier occurrence could stay."""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = set()
        longest = 0
        for character in s:
            if character in window:
                window.clear()
            window.add(character)
            longest = max(longest, len(window))
        return longest
