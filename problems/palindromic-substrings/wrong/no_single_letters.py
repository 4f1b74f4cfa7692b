"""Starts with two or three letters around each centre, so single letters are not counted."""


class Solution:
    def countSubstrings(self, s: str) -> int:
        return sum(
            self.around(s, left, centre + 1)
            for centre in range(len(s))
            for left in (centre - 1, centre)
        )

    def around(self, s, left, right):
        """The number of palindromes with this centre."""
        count = 0
        while left >= 0 and right < len(s) and s[left] == s[right]:
            count += 1
            left -= 1
            right += 1
        return count
