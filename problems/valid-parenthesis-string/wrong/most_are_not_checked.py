"""Checks only at the end, not after each sign, whether too many parentheses have been closed."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        fewest = most = 0
        for sign in s:
            if sign == "(":
                fewest += 1
                most += 1
            elif sign == ")":
                fewest -= 1
                most -= 1
            else:
                fewest -= 1
                most += 1
            fewest = max(fewest, 0)
        return fewest == 0 and most >= 0
