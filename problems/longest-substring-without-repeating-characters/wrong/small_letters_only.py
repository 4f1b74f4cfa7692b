"""Keeps last indices for the 26 lowercase letters only; other characters fail or share an entry."""

VERDICT = "Runtime Error"


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        last = [-1] * 26
        left = longest = 0
        for right, character in enumerate(s):
            place = ord(character) - ord("a")
            left = max(left, last[place] + 1)
            last[place] = right
            longest = max(longest, right - left + 1)
        return longest
