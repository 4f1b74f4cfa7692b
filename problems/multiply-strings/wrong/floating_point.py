"""Computes with floats, which have room for only about 16 digits."""

CAUGHT_BY = "generated"


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        return str(int(float(num1) * float(num2)))
