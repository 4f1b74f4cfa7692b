"""Repeated squaring, lowest bit first: multiply the squares whose bit in the exponent is set.

The squares are x, x², x⁴, x⁸ ...; for x¹⁰, the bits 1010 select x² and x⁸. Each step shifts the
lowest bit out.

For x = 2.0, n = 10:

    n   x        power
    10  2.0      1.0     1010
    5   4.0      1.0     101: the 0 did not select 2.0
    2   16.0     4.0     10: the 1 selected 4.0
    1   256.0    4.0     1
    0   65536.0  1024.0  the 1 selected 256.0
    return 1024.0
Level: 2
From: halving_recursion; the calls first go all the way down to exponent 0, so make the squares on
  the way up instead, in a loop
Ask: 10 is 8 + 2: which of the squares x, x², x⁴, x⁸ make x¹⁰, and where do you read that in 1010?
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
