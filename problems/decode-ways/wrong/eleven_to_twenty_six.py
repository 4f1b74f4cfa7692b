"""Requires a two-digit number to be greater than 10, which leaves out J."""


class Solution:
    def numDecodings(self, s: str) -> int:
        before_last, last = 0, 1
        previous = ""
        for digit in s:
            ways = 0
            if digit != "0":
                ways += last
            if "10" < previous + digit <= "26":
                ways += before_last
            before_last, last = last, ways
            previous = digit
        return last
