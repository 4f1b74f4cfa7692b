"""Brute-force recursion: tries all ways to repeat the starred letters.

Level: 1
Time: O(C(m + k + 1, k)), for k = n / 2 stars that share up to m letters
Space: O(m + n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        def matches(i, j):
            if j == len(p):
                return i == len(s)
            fits = i < len(s) and p[j] in (s[i], ".")
            if j + 1 < len(p) and p[j + 1] == "*":
                return matches(i, j + 2) or (fits and matches(i + 1, j))
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
