"""Uses the absolute value of the exponent, and forgets to invert the power."""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        n = abs(n)
        power = 1.0
        while n:
            if n & 1:
                power *= x
            x *= x
            n >>= 1
        return power
