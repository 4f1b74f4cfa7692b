"""Goes through all 32 places, so it swaps each pair of bits twice and nothing changes."""


class Solution:
    def reverseBits(self, n: int) -> int:
        for right in range(32):
            left = 31 - right
            if ((n >> left) & 1) != ((n >> right) & 1):
                n ^= (1 << left) | (1 << right)
        return n
