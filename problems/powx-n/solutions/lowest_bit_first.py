"""Repeated squaring, lowest bit first: multiply the squares whose bit in the exponent is set.

The squares are x, x², x⁴, x⁸ ...; for x¹⁰, the bits 1010 select x² and x⁸. Each step shifts the
lowest bit out.

For x = 2.0, n = 10:

    n   x      power
    10  2.0    1.0
    5   4.0    1.0
    2   16.0   4.0
    1   256.0  4.0
    return 1024.0
Level: 2
Beware: wrong/thirty_one_bits
Time: O(log n)
Space: O(1)
"""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            x, n = 1 / x, -n
        power = 1.0
        while n:
            if n & 1:
                power *= x
            x *= x
            n >>= 1
        return power
