"""Checks that nothing is closed too early, but not that everything is closed at the end."""

from itertools import product


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = product("()", repeat=2 * n)
        return ["".join(string) for string in strings if self.well_formed(string)]

    def well_formed(self, string):
        balance = 0
        for parenthesis in string:
            balance += 1 if parenthesis == "(" else -1
            if balance < 0:
                return False
        return True
