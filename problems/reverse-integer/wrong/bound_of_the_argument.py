"""Checks the argument against the bounds, instead of the result."""


class Solution:
    def reverse(self, x: int) -> int:
        if not -(2**31) <= x < 2**31:
            return 0
        reverse = int(str(abs(x))[::-1])
        return -reverse if x < 0 else reverse
