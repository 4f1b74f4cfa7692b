"""Assigns the sum only in the loop, which b = 0 never enters, so it returns 0.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3270"

MASK = 0xFFFFFFFF  # 32 ones
HIGHEST = 0x7FFFFFFF  # the sign is 0, and all other bits are 1


class Solution:
    def getSum(self, a: int, b: int) -> int:
        a, b = a & MASK, b & MASK
        total = 0
        while b:
            total = a ^ b
            b = ((a & b) << 1) & MASK
            a = total
        return total if total <= HIGHEST else ~(total ^ MASK)
