"""Lets the start of a slice be negative, which counts from the end of the string."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for end in range(1, len(s) + 1):
            for length in len(best) + 2, len(best) + 1:
                ending = s[end - length : end]
                if ending and ending == ending[::-1]:
                    best = ending
                    break
        return best
