"""Expand around each centre: every step outwards that succeeds is one more palindrome.

A centre is a letter or the gap between two of them, so there are 2n - 1, and each palindrome has
exactly one. After the first difference, no longer palindrome has this centre.
Time: O(n²)
Space: O(1)
"""


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
        while left >= 0 and right < len(s) and s[left] == s[right]:
            count += 1
            left -= 1
            right += 1
        return count
