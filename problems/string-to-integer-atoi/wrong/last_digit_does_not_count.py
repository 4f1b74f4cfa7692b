"""Allows any digit after 214,748,364, but 8 and 9 are too large."""

CAUGHT_BY = "generated"


class Solution:
    def myAtoi(self, s: str) -> int:
        largest = 2**31 - 1
        i = 0
        while i < len(s) and s[i] == " ":
            i += 1
        negative = i < len(s) and s[i] == "-"
        if i < len(s) and s[i] in "+-":
            i += 1
        value = 0
        while i < len(s) and s[i].isdigit():
            digit = ord(s[i]) - ord("0")
            if value > largest // 10:
                return -largest - 1 if negative else largest
            value = 10 * value + digit
            i += 1
        return -value if negative else value
