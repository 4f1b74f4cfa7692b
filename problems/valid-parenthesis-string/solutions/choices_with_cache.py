"""Try all readings of each star, but remember the outcome for each place and number of open ones.

Without the cache, the readings of many stars are far too many; but only the number of parentheses
that are open matters for the rest.
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
