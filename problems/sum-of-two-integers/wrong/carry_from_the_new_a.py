"""Updates `a` first, so it finds the carries with the new value instead of the old value."""

MASK = 0xFFFFFFFF  # 32 ones
HIGHEST = 0x7FFFFFFF  # the sign is 0, and all other bits are 1


class Solution:
    def getSum(self, a: int, b: int) -> int:
        a, b = a & MASK, b & MASK
        while b:
            a = a ^ b
            b = ((a & b) << 1) & MASK
        return a if a <= HIGHEST else ~(a ^ MASK)
