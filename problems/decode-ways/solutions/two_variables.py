"""Digit by digit: the last number has one digit or two, and what is before it is decoded somehow.

One digit is a number unless it is 0, and two are if they are from 10 to 26. Only the ways up to the
digit before, and up to the one before that, are needed.
Time: O(n)
Space: O(1)
"""


class Solution:
    def numDecodings(self, s: str) -> int:
        before_last, last = 0, 1  # one way to decode nothing, and none to decode less
        previous = ""
        for digit in s:
            ways = 0
            if digit != "0":
                ways += last
            if "10" <= previous + digit <= "26":
                ways += before_last
            before_last, last = last, ways
            previous = digit
        return last
