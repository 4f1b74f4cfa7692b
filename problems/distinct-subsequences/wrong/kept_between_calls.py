"""Keeps the results in a default argument, which still holds the results for other strings."""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        return self.ways(s, t, 0, 0)

    def ways(self, s, t, i, j, known={}):  # noqa: B006 (the mistake)
        if j == len(t):
            return 1
        if len(s) - i < len(t) - j:
            return 0
        if (i, j) not in known:
            known[i, j] = self.ways(s, t, i + 1, j)
            if s[i] == t[j]:
                known[i, j] += self.ways(s, t, i + 1, j + 1)
        return known[i, j]
