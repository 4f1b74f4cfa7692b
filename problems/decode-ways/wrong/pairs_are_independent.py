"""Doubles the ways for every pair of digits that may join, but a digit cannot be in two pairs."""


class Solution:
    def numDecodings(self, s: str) -> int:
        ways = 1
        for i, digit in enumerate(s):
            if digit == "0" and (i == 0 or s[i - 1] not in "12"):
                return 0
            followed_by_zero = s[i + 1 : i + 2] == "0"
            may_join = i > 0 and digit != "0" and "11" <= s[i - 1 : i + 1] <= "26"
            if may_join and not followed_by_zero:
                ways *= 2
        return ways
