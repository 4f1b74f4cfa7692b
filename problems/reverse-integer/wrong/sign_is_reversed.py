"""Reverses the sign together with the digits, so the minus is at the end."""

VERDICT = "Runtime Error"


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(x)[::-1])
        return reverse if -(2**31) <= reverse < 2**31 else 0
