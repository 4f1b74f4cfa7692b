"""Keeps the lowest 32 bits of the result, as an overflow does in some languages."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x))[::-1])
        if x < 0:
            reverse = -reverse
        return (reverse + 2**31) % 2**32 - 2**31
