"""Square the base again and again, and multiply those squares whose bit in the exponent is set.

The squares are x, x², x⁴, x⁸ ...; for x¹⁰, the bits 1010 select x² and x⁸. The lowest bit comes
first, and each step shifts it out.
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
