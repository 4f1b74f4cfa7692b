"""Stops at a palindrome of more than half of the string, even if a longer palindrome follows.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #36476"


class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for start in range(len(s)):
            if len(best) > len(s) - len(best):
                return best
            for end in range(start + 1, len(s) + 1):
                substring = s[start:end]
                if len(substring) > len(best) and substring == substring[::-1]:
                    best = substring
        return best
