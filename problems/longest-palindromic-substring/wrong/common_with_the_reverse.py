"""Finds the longest substring that also occurs in the reversed string, palindrome or not."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        backwards = s[::-1]
        for length in range(len(s), 0, -1):
            for start in range(len(s) - length + 1):
                substring = s[start : start + length]
                if substring in backwards:
                    return substring
        return ""
