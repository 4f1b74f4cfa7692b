"""Memoized recursion: try all readings of each star, and remember the outcome for each state.

Only the position and the number of open parentheses matter for the rest of the string. So O(n²)
states replace up to 3ⁿ readings:

    valid(i, opened) = valid(i + 1, opened + 1)     if s[i] == "("
    valid(i, opened) = valid(i + 1, opened - 1)     if s[i] == ")"
    valid(i, opened) = any of these, or valid(i + 1, opened)     if s[i] == "*"

The base cases are the end of the string, where nothing may be open, and a negative number of open
parentheses, which fails.
Level: 2
Beware: wrong/no_cache
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
