"""Joins the digits into a float, which has room for only about 16 digits."""

CAUGHT_BY = "generated"


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        number = 0.0
        for digit in digits:
            number = number * 10 + digit
        return [int(digit) for digit in str(int(number + 1))]
