"""Reverses the digits without the zeros in front."""


class Solution:
    def reverseBits(self, n: int) -> int:
        return int(f"{n:b}"[::-1], 2)
