"""Brute force: compare every substring with its reverse.

There are about n² / 2 substrings, and a comparison takes up to n steps. Slices run in C, so 1000
letters take a fraction of a second; a loop in Python over the letters of each substring would be
too slow if all letters are equal.
Level: 1
Beware: wrong/leaves_out_the_last_letter
Time: O(n³)
Space: O(n)
"""


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for start in range(len(s)):
            for end in range(start + 1, len(s) + 1):
                substring = s[start:end]
                if substring == substring[::-1]:
                    count += 1
        return count
