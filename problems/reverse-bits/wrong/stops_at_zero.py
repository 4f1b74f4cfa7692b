"""Stops when `n` is 0, so it does not append the leading zeros of `n`."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        while n:
            result = (result << 1) | (n & 1)
            n >>= 1
        return result
