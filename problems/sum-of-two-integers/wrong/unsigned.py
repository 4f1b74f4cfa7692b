"""Leaves the sum as it is in 32 bits, where -1 is 4294967295."""

MASK = 0xFFFFFFFF  # 32 ones


class Solution:
    def getSum(self, a: int, b: int) -> int:
        a, b = a & MASK, b & MASK
        while b:
            carry = (a & b) << 1
            a, b = a ^ b, carry & MASK
        return a
