"""Lets the best length grow by only 1 for each new character, but it may grow by 2."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for end in range(1, len(s) + 1):
            ending = s[end - len(best) - 1 : end]
            if ending == ending[::-1]:
                best = ending
        return best
