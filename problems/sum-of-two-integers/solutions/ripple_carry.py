"""Bit manipulation, ripple carry: add as on paper, bit by bit from the right, with a carry.

Of the two bits and the carry, an odd number of 1s makes the sum bit 1; two or three 1s make the
next carry. Twelve bits hold every sum from -2048 to 2047. The top bit is the sign: if it is 1, OR
with -2048 sets all higher bits as well, which makes the number negative.

For a = 3, b = 1:

    i  one  other  carry  total
    0  1    1      1      0      1 + 1: write 0, carry 1
    1  1    0      1      0      1 + 0 + 1: write 0, carry 1
    2  0    0      0      4      0 + 0 + 1: write 1
    3  0    0      0      4      nothing changes up to i = 11
    return 4
Level: 1
Time: O(1), 12 steps
Space: O(1)
"""

BITS = 12
LOWEST = ~0x7FF  # -2048


class Solution:
    def getSum(self, a: int, b: int) -> int:
        total = carry = 0
        for i in range(BITS):
            one, other = (a >> i) & 1, (b >> i) & 1
            total |= (one ^ other ^ carry) << i
            carry = (one & other) | (carry & (one | other))
        return total | LOWEST if total & LOWEST else total
