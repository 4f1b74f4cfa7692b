"""Treats every result of ten digits as too large."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x))[::-1])
        if reverse >= 10**9:
            return 0
        return -reverse if x < 0 else reverse
