"""Takes the logarithm of any base, but 0 has no logarithm."""

from math import exp, log

VERDICT = "Runtime Error"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        power = exp(n * log(abs(x)))
        return -power if x < 0 and n % 2 else power
