"""Returns the base itself not only for an exponent of 1, but also for 0."""


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            return self.myPow(1 / x, -n)
        if n < 2:
            return x
        half = self.myPow(x, n // 2)
        return half * half * x if n % 2 else half * half
