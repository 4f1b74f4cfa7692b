"""Allows 2³¹ as a positive number, but only -2³¹ fits."""

CAUGHT_BY = "generated"


class Solution:
    def myAtoi(self, s: str) -> int:
        i = 0
        while i < len(s) and s[i] == " ":
            i += 1
        sign = 1
        if i < len(s) and s[i] in "+-":
            sign = -1 if s[i] == "-" else 1
            i += 1
        value = 0
        while i < len(s) and s[i].isdigit():
            value = 10 * value + int(s[i])
            i += 1
        return sign * min(value, 2**31)
