"""Adds the carries only once, by OR, but adding them may carry again."""

MASK = 0xFFFFFFFF  # 32 ones
HIGHEST = 0x7FFFFFFF  # the sign is 0, and all other bits are 1


class Solution:
    def getSum(self, a: int, b: int) -> int:
        total = ((a ^ b) | (a & b) << 1) & MASK
        return total if total <= HIGHEST else ~(total ^ MASK)
