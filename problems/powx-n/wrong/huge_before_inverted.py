"""Inverts the power at the end by the operator, which raises an error where it is too large."""

VERDICT = "Runtime Error"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        return 1 / x**-n if n < 0 else x**n
