"""Looks at the balance only in the end, so that )( is well-formed."""

from itertools import product


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        return ["".join(way) for way in product("()", repeat=2 * n) if self.well_formed(way)]

    def well_formed(self, parentheses):
        balance = 0
        for parenthesis in parentheses:
            balance += 1 if parenthesis == "(" else -1
        return balance == 0
