"""Brute-force recursion: drops or keeps each letter, and counts the same suffixes again and again.

Level: 1
Time: O(2ᵐ), the choices of the letters to drop
Space: O(m), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        return self.ways(s, t, 0, 0)

    def ways(self, s, t, i, j):
        if j == len(t):
            return 1
        if len(s) - i < len(t) - j:
            return 0
        found = self.ways(s, t, i + 1, j)
        if s[i] == t[j]:
            found += self.ways(s, t, i + 1, j + 1)
        return found
