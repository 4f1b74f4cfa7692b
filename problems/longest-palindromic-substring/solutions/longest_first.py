"""Try all substrings, the longest first: the first palindrome is the answer.

There are n² / 2 substrings, and comparing one with its reverse takes up to n steps. Slices are
fast, so even 1000 characters without a longer palindrome take only a fraction of a second.
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
