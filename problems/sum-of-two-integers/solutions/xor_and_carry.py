"""Bit manipulation: XOR adds without carrying, AND finds the carries; repeat while there are any.

a + b = (a ^ b) + 2 · (a & b), and the loop replaces a and b with these two terms until the second
is 0. Python's integers have no top bit where a carry could drop out, so a mask cuts both terms to
32 bits. The top bit of the 32 is the sign; for a negative sum, `~(a ^ MASK)` sets all higher bits.

For a = 6, b = 3:

    a  b
    6  3  110 and 011
    5  4  101 and 100: the carry 010, moved left
    1  8
    9  0
    return 9
Level: 2
From: ripple_carry; each place waits for the carry from the right, so add all places at once without
  carrying, and add all carries afterwards
Ask: Add every place without carrying: which operation is that? Which operation finds the places
  that carry, and where do the carries belong?
Beware: wrong/carry_from_the_new_a, wrong/no_mask
Time: O(1): the carries move left by at least one bit each time, and there are 32 bits
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
