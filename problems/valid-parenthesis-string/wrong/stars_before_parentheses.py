"""Lets stars close what is open by their number alone, even if they come before it."""


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
