"""Two pointers that expand around each centre: they move outwards while their characters are equal.

A palindrome without its outer characters is a palindrome, so each palindrome grows from its centre.
A centre is a character or the gap between two characters, so there are 2n - 1 centres. The trace
leaves out the later centres.

For s = "abba":

    centre  right  found   best
    0       0      'a'     'a'
    0       1      ''      'a'
    1       1      'b'     'a'
    1       2      'abba'  'abba'  the gap between the two b's
    return 'abba'
Level: 2
From: brute_force; a string cannot be a palindrome unless its inside is, so begin at the centres and
  grow each palindrome as far as possible
Ask: If a palindrome grows by one equal character on each side at a time, where does it begin to
  grow?
Beware: wrong/odd_lengths_only, wrong/one_too_far
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
