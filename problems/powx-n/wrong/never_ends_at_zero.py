"""Ends the recursion only at an exponent of 1, which an exponent of 0 never reaches."""

VERDICT = "Runtime Error"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            return self.myPow(1 / x, -n)
        if n == 1:
            return x
        half = self.myPow(x, n // 2)
        return half * half * x if n % 2 else half * half
