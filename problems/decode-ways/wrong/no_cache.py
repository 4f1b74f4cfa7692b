"""Plain recursion: counts the ways one by one, without a cache; there may be almost two billion.

Level: 1
Time: O(φⁿ), for the golden ratio φ = 1.618...
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def numDecodings(self, s: str) -> int:
        return self.ways(s, 0)

    def ways(self, s, start):
        if start == len(s):
            return 1
        if s[start] == "0":
            return 0
        found = self.ways(s, start + 1)
        if start + 2 <= len(s) and int(s[start : start + 2]) <= 26:
            found += self.ways(s, start + 2)
        return found
