"""Bottom-up table: for each prefix of s and each prefix of the pattern, whether they match.

A character fits a letter if it is that letter or a dot. A character without a star has to fit the
last letter of s, and the prefixes before these two have to match. A character with a star either
matches nothing, or it fits the last letter of s, and the same pattern matches s without that
letter. With fits(k) for "p[k] fits s[i - 1]", which is false for i = 0:

    table[i][j] = fits(j - 1) and table[i - 1][j - 1]                     if p[j - 1] != "*"
    table[i][j] = table[i][j - 2] or (fits(j - 2) and table[i - 1][j])    if p[j - 1] == "*"

The base cases: two empty prefixes match; an empty pattern does not match a prefix of s that has
letters.

For s = "xxy", p = "x*y":

    i  table[i]
    0  [True, False, True, False]   the empty string matches "" and "x*"
    1  [False, True, True, False]   "x" matches "x" and "x*"
    2  [False, False, True, False]  "xx" matches "x*"
    3  [False, False, False, True]  "xxy" matches "x*y"
    return True
Level: 2
From: memoized_recursion; each pair of suffixes needs only pairs with less of s or of the pattern;
  the same holds for prefixes, so two loops can fill a table
Ask: If the pattern ends with a starred letter, which shorter patterns or strings decide whether it
  matches?
Beware: wrong/at_least_once, wrong/at_most_once
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        m, n = len(s), len(p)
        table = [[False] * (n + 1) for _ in range(m + 1)]
        table[0][0] = True
        for i in range(m + 1):
            for j in range(1, n + 1):
                if p[j - 1] == "*":
                    again = i > 0 and p[j - 2] in (s[i - 1], ".") and table[i - 1][j]
                    table[i][j] = table[i][j - 2] or again
                elif i > 0 and p[j - 1] in (s[i - 1], "."):
                    table[i][j] = table[i - 1][j - 1]
        return table[m][n]
