"""Calls itself for both strings that are one shorter, and again for all that the two share."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def longestPalindrome(self, s: str) -> str:
        if s == s[::-1]:
            return s
        return max(self.longestPalindrome(s[1:]), self.longestPalindrome(s[:-1]), key=len)
