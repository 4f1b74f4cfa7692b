"""Try all substrings, the longest first: the first palindrome is the answer.

There are about n² / 2 substrings, and comparing one with its reverse takes up to n steps. Slices
are fast, so 1000 characters take only a fraction of a second, even if only single ones are
palindromes.
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
