"""Checks only from left to right, and accepts a parenthesis that is never closed."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        opened = 0
        for sign in s:
            opened += -1 if sign == ")" else 1
            if opened < 0:
                return False
        return True
