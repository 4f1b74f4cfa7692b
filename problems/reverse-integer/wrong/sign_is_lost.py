"""Reverses the digits of the absolute value, and returns the result without the sign."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x))[::-1])
        return reverse if reverse < 2**31 else 0
