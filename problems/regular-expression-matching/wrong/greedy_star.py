"""Lets a star take as many letters as it can, and never gives one back."""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def matches(i, j):
            if j == len(p):
                return i == len(s)
            fits = i < len(s) and p[j] in (s[i], ".")
            if j + 1 < len(p) and p[j + 1] == "*":
                return matches(i + 1, j) if fits else matches(i, j + 2)
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
