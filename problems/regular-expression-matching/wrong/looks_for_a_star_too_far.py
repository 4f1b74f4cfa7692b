"""Reads the next character to look for a star, even at the end of the pattern."""

VERDICT = "Runtime Error"


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def matches(i, j):
            if j == len(p):
                return i == len(s)
            fits = i < len(s) and p[j] in (s[i], ".")
            if p[j + 1] == "*":
                return matches(i, j + 2) or (fits and matches(i + 1, j))
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
