"""Compares the result with 2³², the bound of unsigned integers."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x))[::-1])
        if reverse >= 2**32:
            return 0
        return -reverse if x < 0 else reverse
