"""Rounds the squares to five decimal places, and the errors grow with each further square."""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            x, n = 1 / x, -n
        power = 1.0
        while n:
            if n & 1:
                power *= x
            x = round(x * x, 5)
            n >>= 1
        return power
