"""Lets `.*` repeat only the first letter that it has matched."""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        m, n = len(s), len(p)
        table = [[False] * (n + 1) for _ in range(m + 1)]
        table[0][0] = True
        for i in range(m + 1):
            for j in range(1, n + 1):
                if p[j - 1] == "*":
                    once = table[i][j - 1]
                    fits = p[j - 2] in (s[i - 1], ".")
                    again = i > 1 and s[i - 2] == s[i - 1] and fits and table[i - 1][j]
                    table[i][j] = table[i][j - 2] or once or again
                elif i > 0 and p[j - 1] in (s[i - 1], "."):
                    table[i][j] = table[i - 1][j - 1]
        return table[m][n]
