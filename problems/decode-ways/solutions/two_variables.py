"""Digit by digit: the last number has one digit or two; add up the ways to decode what precedes it.

One digit is a number unless it is 0; two digits are a number if they are from 10 to 26. Only two
counts are needed: the ways up to the previous digit, and the ways up to the digit before that.
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
