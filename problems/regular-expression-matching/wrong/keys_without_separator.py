"""Joins both indices into a key without a separator, so 1 and 11 look like 11 and 1."""

CAUGHT_BY = "generated"


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        known = {}

        def matches(i, j):
            key = f"{i}{j}"
            if key not in known:
                known[key] = matches_anew(i, j)
            return known[key]

        def matches_anew(i, j):
            if j == len(p):
                return i == len(s)
            fits = i < len(s) and p[j] in (s[i], ".")
            if j + 1 < len(p) and p[j + 1] == "*":
                return matches(i, j + 2) or (fits and matches(i + 1, j))
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
