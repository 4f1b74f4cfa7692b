"""Computes both halves of the product separately, which takes as many steps as a simple loop."""

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
