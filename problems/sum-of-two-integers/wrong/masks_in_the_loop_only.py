"""Masks only in the loop, which b = 0 never enters, so a negative `a` becomes a positive sum.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4904"

MASK = 0xFFFFFFFF  # 32 ones
HIGHEST = 0x7FFFFFFF  # the sign is 0, and all other bits are 1


class Solution:
    def getSum(self, a: int, b: int) -> int:
        while b:
            carry = (a & b) << 1
            a, b = (a ^ b) & MASK, carry & MASK
        return a if 0 <= a <= HIGHEST else ~(a ^ MASK)
