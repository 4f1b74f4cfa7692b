"""Lets a ")" take a star before it takes a "(", which then has no partner."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        opened, stars = [], []
        for i, sign in enumerate(s):
            if sign == "(":
                opened.append(i)
            elif sign == "*":
                stars.append(i)
            elif stars:
                stars.pop()
            elif opened:
                opened.pop()
            else:
                return False
        while opened and stars and opened[-1] < stars[-1]:
            opened.pop()
            stars.pop()
        return not opened
