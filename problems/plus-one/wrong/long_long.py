"""Joins the digits into a signed 64-bit integer, which overflows at 2⁶³."""

CAUGHT_BY = "generated"


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        number = int("".join(map(str, digits))) + 1
        number = (number + 2**63) % 2**64 - 2**63
        return [int(digit) for digit in str(abs(number))]
