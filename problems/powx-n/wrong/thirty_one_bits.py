"""Looks at only 31 bits of the exponent, but 2³¹ has 32 bits."""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            x, n = 1 / x, -n
        power = 1.0
        for bit in range(31):
            if (n >> bit) & 1:
                power *= x
            x *= x
        return power
