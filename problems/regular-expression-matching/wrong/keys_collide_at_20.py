"""Uses 20 · i + j as the key of a pair, so the key for j = 20 is also the key of the next i."""

CAUGHT_BY = "killers"


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        known = {}

        def matches(i, j):
            key = 20 * i + j
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
