"""Stops one step early, and leaves two sums of 16 bits side by side."""

RIGHT = {1: 0x55555555, 2: 0x33333333, 4: 0x0F0F0F0F, 8: 0x00FF00FF}


class Solution:
    def hammingWeight(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = (n & right) + (n >> width & right)
        return n
