"""Calls itself for both strings that are one character shorter, and twice for what they share."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def longestPalindrome(self, s: str) -> str:
        if s == s[::-1]:
            return s
        return max(self.longestPalindrome(s[1:]), self.longestPalindrome(s[:-1]), key=len)
