"""XOR adds without carrying, AND finds the carries: add them, too, until there are none.

6 + 3: 110 ^ 011 = 101, and 110 & 011 = 010, which is carried one place on: 101 + 100. Python's
integers have no top bit where a carry could drop out, so a mask cuts everything off at 32 bits. The
top one of these is the sign; for a negative sum, `~(a ^ MASK)` sets all bits above it.
Time: O(1): the carries move up at least one bit each time, and there are 32 bits
Space: O(1)
"""

MASK = 0xFFFFFFFF  # 32 ones
HIGHEST = 0x7FFFFFFF  # the sign is 0, and all other bits are 1


class Solution:
    def getSum(self, a: int, b: int) -> int:
        a, b = a & MASK, b & MASK
        while b:
            carry = (a & b) << 1
            a, b = a ^ b, carry & MASK
        return a if a <= HIGHEST else ~(a ^ MASK)
