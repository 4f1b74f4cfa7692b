"""Makes room after appending each bit, the last one included: twice what it should be."""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(32):
            result = (result | n & 1) << 1
            n >>= 1
        return result
