"""Checks only at the end, not after each sign, whether too many parentheses have been closed."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        fewest = most = 0
        for sign in s:
            fewest = max(fewest + (1 if sign == "(" else -1), 0)
            most += -1 if sign == ")" else 1
        return fewest == 0 and most >= 0
