"""Brute force: compare every substring with its reverse, the longest first.

The first palindrome that is found is an answer, because all longer substrings have been tried.
There are about n² / 2 substrings, and a comparison takes up to n steps. Slices run in C, so 1000
characters take only a fraction of a second, even if only single characters are palindromes.
Level: 1
Time: O(n³)
Space: O(n)
"""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        for length in range(len(s), 0, -1):
            for start in range(len(s) - length + 1):
                substring = s[start : start + length]
                if substring == substring[::-1]:
                    return substring
