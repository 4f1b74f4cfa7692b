"""Returns -1 for a base of -1, even if the exponent is even.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #25563"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if x in (1, -1):
            return x
        if n < 0:
            x, n = 1 / x, -n
        power = 1.0
        while n:
            if n & 1:
                power *= x
            x *= x
            n >>= 1
        return power
