"""Throws away all stars when a "(" follows a ")" and no parenthesis is open."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        opened, stars = [], []
        for i, sign in enumerate(s):
            if sign == "(":
                if s[max(i - 1, 0)] == ")" and not opened:
                    stars.clear()
                opened.append(i)
            elif sign == "*":
                stars.append(i)
            elif opened:
                opened.pop()
            elif stars:
                stars.pop()
            else:
                return False
        while opened and stars and opened[-1] < stars[-1]:
            opened.pop()
            stars.pop()
        return not opened
