"""Ignores a 0 instead of requiring a 1 or a 2 before it."""


class Solution:
    def numDecodings(self, s: str) -> int:
        if s[0] == "0":
            return 0
        before_last, last = 0, 1
        previous = ""
        for digit in s:
            ways = last
            if digit != "0" and "11" <= previous + digit <= "26":
                ways += before_last
            before_last, last = last, ways
            previous = digit
        return last
