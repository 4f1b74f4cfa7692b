"""Brute force: of all strings of 2n parentheses, keep those that are well-formed.

The balance counts what is open: it may never fall below 0, and must be 0 in the end.
Time: O(n 4ⁿ)
Space: O(n) besides the result
"""

from itertools import product


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        return ["".join(way) for way in product("()", repeat=2 * n) if self.well_formed(way)]

    def well_formed(self, parentheses):
        balance = 0
        for parenthesis in parentheses:
            balance += 1 if parenthesis == "(" else -1
            if balance < 0:
                return False
        return balance == 0
