"""Inverts the power only at the end, but `**` raises an error if the power is too large."""

VERDICT = "Runtime Error"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        return 1 / x**-n if n < 0 else x**n
