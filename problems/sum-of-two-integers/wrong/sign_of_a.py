"""Gives the sum the sign of `a`, but `b` may have the larger magnitude."""


class Solution:
    def getSum(self, a: int, b: int) -> int:
        small, large = sorted((a, b), key=abs)
        agree = (small < 0) == (large < 0)
        sign = ~0 if a < 0 else 1  # ~0 is -1
        small, large = abs(small), abs(large)
        while small:
            moved = small & large if agree else small & ~large
            large, small = large ^ small, moved << 1
        return sign * large
