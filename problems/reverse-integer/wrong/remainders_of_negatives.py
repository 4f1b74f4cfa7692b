"""Expects remainders of negative numbers as in C, where -123 % 10 is -3; in Python, it is 7."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = 0
        while x not in (0, -1):
            reverse = 10 * reverse + x % 10
            x //= 10
        return reverse if -(2**31) <= reverse < 2**31 else 0
