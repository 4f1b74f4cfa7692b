"""Stops when nothing is left of `n`, and so does not append its leading zeros."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        while n:
            result = result << 1 | n & 1
            n >>= 1
        return result
