"""Expand around each centre: a palindrome without its outer characters is a palindrome, too.

A centre is a character or the gap between two of them, so there are 2n - 1 centres. From each, both
ends move outwards as long as their characters are equal.
Time: O(n²)
Space: O(n), the slices
"""


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
        while left >= 0 and right < len(s) and s[left] == s[right]:
            left -= 1
            right += 1
        return s[left + 1 : right]
