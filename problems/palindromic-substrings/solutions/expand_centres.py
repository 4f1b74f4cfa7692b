"""Two pointers that expand around each centre: every step outwards finds one more palindrome.

A centre is a letter or the gap between two letters, so there are 2n - 1 centres, and each
palindrome has exactly one centre. At the first difference, the expansion stops: every longer string
with this centre has the two different letters inside.

For s = "aba":

    centre  count
    0       1      "a"
    1       3      "b" and "aba"
    2       4      "a"
    return 4
Level: 2
From: brute_force; once two letters differ, all longer strings around the same centre fail, too, so
  grow each palindrome from its centre and stop there
Ask: If you take a palindrome apart from the outside, what do you find last? How many such places
  are there?
Beware: wrong/odd_lengths_only, wrong/one_for_each_centre
Time: O(n²)
Space: O(1)
"""


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
        while left >= 0 and right < len(s) and s[left] == s[right]:
            count += 1
            left -= 1
            right += 1
        return count
