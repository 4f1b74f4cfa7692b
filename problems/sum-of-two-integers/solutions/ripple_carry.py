"""Add as on paper, bit by bit from the right: a full adder with two inputs and a carry.

A bit of the sum is 1 if one or three of the inputs are; at least two of them make a carry. Twelve
bits hold every sum from -2048 to 2047. The top one is the sign: if it is 1, OR with -2048 sets all
bits above it, too, which makes the number negative.
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
