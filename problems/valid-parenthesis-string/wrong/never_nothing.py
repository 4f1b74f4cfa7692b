"""Reads each star as a parenthesis, never as nothing."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        numbers = {0}
        for sign in s:
            steps = {"(": (1,), ")": (-1,), "*": (-1, 1)}[sign]
            numbers = {n + step for n in numbers for step in steps if n + step >= 0}
        return 0 in numbers
