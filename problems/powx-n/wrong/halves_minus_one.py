"""Rounds down when it halves a negative exponent, so -1 stays -1 and the loop never ends."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        power, negative = 1.0, n < 0
        while n:
            if n % 2:
                power *= x
            x *= x
            n //= 2
        return 1 / power if negative else power
