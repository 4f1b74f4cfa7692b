"""Stops one step early, so the sums of the two 16-bit halves are never added."""

RIGHT = {1: 0x55555555, 2: 0x33333333, 4: 0x0F0F0F0F, 8: 0x00FF00FF}


class Solution:
    def hammingWeight(self, n: int) -> int:
        for width, right in RIGHT.items():
            n = (n & right) + ((n >> width) & right)
        return n
