"""Limits the second digit to 6 after a 1 as well, which leaves out 17, 18 and 19."""


class Solution:
    def numDecodings(self, s: str) -> int:
        before_last, last = 0, 1
        previous = ""
        for digit in s:
            ways = 0
            if digit != "0":
                ways += last
            if previous in ("1", "2") and digit <= "6":
                ways += before_last
            before_last, last = last, ways
            previous = digit
        return last
