"""Stops when nothing is left of `n`, and does not append the zeros in front of it."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        while n:
            result = result << 1 | n & 1
            n >>= 1
        return result
