"""Lets the smallest possible number of open parentheses fall below zero."""


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
            if most < 0:
                return False
        return fewest <= 0
