"""A table of all substrings: one is a palindrome if its ends are equal and its inside is one.

The inside begins one further on, so the starts are taken from the last to the first. `inside` is
the row of the next start: `inside[end]` tells whether the substring from that start to just before
`end` is a palindrome. Two rows are enough.
Time: O(n²)
Space: O(n)
"""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        n = len(s)
        best = ""
        inside = []
        for start in reversed(range(n)):
            row = [True] * (n + 1)
            for end in range(start + 2, n + 1):
                row[end] = s[start] == s[end - 1] and inside[end - 1]
                if row[end] and end - start > len(best):
                    best = s[start:end]
            inside = row
            best = best or s[start]
        return best
