"""Computes both equal halves of the product: as many steps as one factor after the other."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            return self.myPow(1 / x, -n)
        if n == 0:
            return 1.0
        if n == 1:
            return x
        return self.myPow(x, n // 2) * self.myPow(x, n - n // 2)
