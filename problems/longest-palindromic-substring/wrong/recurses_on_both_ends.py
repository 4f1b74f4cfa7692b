"""Recurses on both substrings that are one shorter, and solves the same ones again and again."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def longestPalindrome(self, s: str) -> str:
        if s == s[::-1]:
            return s
        return max(self.longestPalindrome(s[1:]), self.longestPalindrome(s[:-1]), key=len)
