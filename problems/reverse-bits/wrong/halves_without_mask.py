"""Swaps the 16-bit halves without a mask: C drops bits beyond the 32nd, but Python keeps them."""

RIGHT = {1: 0x55555555, 2: 0x33333333, 4: 0x0F0F0F0F, 8: 0x00FF00FF}


class Solution:
    def reverseBits(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = ((n & right) << width) | ((n >> width) & right)
        return n << 16 | n >> 16
