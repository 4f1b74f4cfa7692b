"""Checks the balance only at the end, so )( counts as well-formed."""

from itertools import product


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = product("()", repeat=2 * n)
        return ["".join(string) for string in strings if self.well_formed(string)]

    def well_formed(self, string):
        balance = 0
        for parenthesis in string:
            balance += 1 if parenthesis == "(" else -1
        return balance == 0
