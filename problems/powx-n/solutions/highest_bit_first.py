"""Repeated squaring, highest bit first: each bit squares the power; a 1 also multiplies it by x.

Each further bit doubles the exponent read so far, and a 1 adds one to it: 1, 10, 101, 1010 are the
exponents 1, 2, 5 and 10. Doubling the exponent squares the power; x itself never changes.

For x = 2.0, n = 5:

    bit  power
    '1'  2.0    exponent 1
    '0'  4.0    exponent 2
    '1'  32.0   exponent 5
    return 32.0
Level: 3
From: lowest_bit_first; a square and a power are kept, so read the bits from the other end, where
  one number is enough
Time: O(log n)
Space: O(log n), the bits as text
"""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            x, n = 1 / x, -n
        power = 1.0
        for bit in f"{n:b}":
            power *= power
            if bit == "1":
                power *= x
        return power
