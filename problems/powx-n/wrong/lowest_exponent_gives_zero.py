"""Returns 0 for an exponent of -2³¹ unless the base is 1 or -1, but it may be nearly 1.

Reported as accepted in 2025.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #26638"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n == -(2**31):
            return 1.0 if x in (1, -1) else 0.0
        if n < 0:
            x, n = 1 / x, -n
        power = 1.0
        while n:
            if n & 1:
                power *= x
            x *= x
            n >>= 1
        return power
