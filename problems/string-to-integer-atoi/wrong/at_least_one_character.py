"""Reads a character after the spaces, even if the string ends there."""

VERDICT = "Runtime Error"


class Solution:
    def myAtoi(self, s: str) -> int:
        i = 0
        while i < len(s) and s[i] == " ":
            i += 1
        sign = 1
        if s[i] in "+-":
            sign = -1 if s[i] == "-" else 1
            i += 1
        value = 0
        while i < len(s) and s[i].isdigit():
            value = 10 * value + int(s[i])
            i += 1
        return max(-(2**31), min(sign * value, 2**31 - 1))
