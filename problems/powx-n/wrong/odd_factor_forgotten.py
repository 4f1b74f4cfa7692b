"""Squares the power of half the exponent, but forgets the extra factor of an odd exponent."""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            return self.myPow(1 / x, -n)
        if n < 2:
            return x if n else 1.0
        half = self.myPow(x, n // 2)
        return half * half
