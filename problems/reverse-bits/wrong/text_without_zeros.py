"""Reverses the digits without the leading zeros."""


class Solution:
    def reverseBits(self, n: int) -> int:
        return int(f"{n:b}"[::-1], 2)
