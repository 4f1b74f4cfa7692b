"""Reads the 32 bits of the sum as a positive number, so -1 becomes 4294967295."""

MASK = 0xFFFFFFFF  # 32 ones


class Solution:
    def getSum(self, a: int, b: int) -> int:
        a, b = a & MASK, b & MASK
        while b:
            carry = (a & b) << 1
            a, b = a ^ b, carry & MASK
        return a
