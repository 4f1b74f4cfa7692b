"""Inverts the power only at the end; the operator raises an error if it is too large before."""

VERDICT = "Runtime Error"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        return 1 / x**-n if n < 0 else x**n
