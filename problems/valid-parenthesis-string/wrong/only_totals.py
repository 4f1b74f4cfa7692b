"""Compares how many parentheses of each kind there are, wherever they are."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        return abs(s.count("(") - s.count(")")) <= s.count("*")
