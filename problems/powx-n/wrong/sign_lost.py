"""Takes the logarithm of the absolute value, and forgets the sign of an odd power."""

from math import exp, log


class Solution:
    def myPow(self, x: float, n: int) -> float:
        return exp(n * log(abs(x))) if x else 0.0
