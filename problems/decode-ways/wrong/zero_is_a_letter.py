"""Accepts 0 as a one-digit number."""


class Solution:
    def numDecodings(self, s: str) -> int:
        before_last, last = 0, 1
        previous = ""
        for digit in s:
            ways = last
            if "10" <= previous + digit <= "26":
                ways += before_last
            before_last, last = last, ways
            previous = digit
        return last
