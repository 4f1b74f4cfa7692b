"""Add as on paper, bit by bit from the right: a full adder with two inputs and a carry.

A bit of the sum is 1 if one or three of the inputs are; at least two of them make a carry. Twelve
bits hold every sum from -2048 to 2047. The sign is the last of them, and stands for -2048: it is
put back by OR with -2048, whose lower bits are all 0 and whose others are all 1.
Time: O(1), 12 steps
Space: O(1)
"""

BITS = 12
LOWEST = ~0x7FF  # -2048


class Solution:
    def getSum(self, a: int, b: int) -> int:
        total = carry = 0
        for i in range(BITS):
            one, other = a >> i & 1, b >> i & 1
            total |= (one ^ other ^ carry) << i
            carry = one & other | carry & (one | other)
        return total | LOWEST if total & LOWEST else total
