"""Negates the base if the exponent is negative, instead of inverting it."""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            x, n = -x, -n
        power = 1.0
        while n:
            if n & 1:
                power *= x
            x *= x
            n >>= 1
        return power
