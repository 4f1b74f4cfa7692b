"""Lets any star close an open parenthesis, even if the star is before the parenthesis."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        opened = stars = 0
        for sign in s:
            if sign == "(":
                opened += 1
            elif sign == "*":
                stars += 1
            elif opened:
                opened -= 1
            elif stars:
                stars -= 1
            else:
                return False
        return opened <= stars
