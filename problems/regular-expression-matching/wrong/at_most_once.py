"""Lets a star leave its letter out or keep it, but not repeat it."""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def matches(i, j):
            if j == len(p):
                return i == len(s)
            fits = i < len(s) and p[j] in (s[i], ".")
            if j + 1 < len(p) and p[j + 1] == "*":
                return matches(i, j + 2) or (fits and matches(i + 1, j + 2))
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
