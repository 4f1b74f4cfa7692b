"""Reverses the decimal digits."""


class Solution:
    def reverseBits(self, n: int) -> int:
        return int(str(n)[::-1])
