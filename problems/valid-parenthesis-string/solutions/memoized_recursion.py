"""Memoized recursion: try all readings of each star, and remember the outcome for each state.

Only the index and the number of open parentheses matter for the rest of the string. So O(n²) states
replace up to 3ⁿ readings:

    valid(i, opened) = valid(i + 1, opened + 1)     if s[i] == "("
    valid(i, opened) = valid(i + 1, opened - 1)     if s[i] == ")"
    valid(i, opened) = any of these, or valid(i + 1, opened)     if s[i] == "*"

The base cases are the end of the string, where nothing may be open, and a negative number of open
parentheses, which fails. In the trace, a row is a call that ends.

For s = "*)(":

    i  opened  return
    1  -1      False   the star closes, with nothing open
    2  -1      False   the star is nothing, so the ")" has no partner
    1  0       False
    3  1       False   the "(" is never closed
    2  0       False
    1  1       False   the star opens, and the ")" closes
    0  0       False
    return False
Level: 2
From: wrong/no_cache; different readings of the stars lead to the same number of open parentheses at
  the same index, so remember whether the rest can be completed from there
Ask: After the first i signs have been read, what do you have to know about them to go on?
Time: O(n²)
Space: O(n²)
"""

from functools import cache


class Solution:
    def checkValidString(self, s: str) -> bool:
        @cache
        def valid(i, opened):
            if opened < 0:
                return False
            if i == len(s):
                return opened == 0
            if s[i] == "(":
                return valid(i + 1, opened + 1)
            if s[i] == ")":
                return valid(i + 1, opened - 1)
            return any(valid(i + 1, opened + step) for step in (-1, 0, 1))

        return valid(0, 0)
