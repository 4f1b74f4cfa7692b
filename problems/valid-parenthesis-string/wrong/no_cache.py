"""Plain recursion: tries all readings of each star without a cache.

Level: 1
Time: O(3ⁿ)
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def checkValidString(self, s: str) -> bool:
        return self.valid(s, 0, 0)

    def valid(self, s, i, opened):
        if opened < 0:
            return False
        if i == len(s):
            return opened == 0
        steps = {"(": (1,), ")": (-1,), "*": (0, 1, -1)}[s[i]]
        return any(self.valid(s, i + 1, opened + step) for step in steps)
