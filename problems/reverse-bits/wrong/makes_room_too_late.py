"""Shifts after appending each bit, even the last bit, so the result is twice the right number."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(32):
            result = (result | (n & 1)) << 1
            n >>= 1
        return result
