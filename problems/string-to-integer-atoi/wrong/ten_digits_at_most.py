"""Treats any number of more than ten digits as too large, even if most are zeros."""

import re

CAUGHT_BY = "generated"


class Solution:
    def myAtoi(self, s: str) -> int:
        number = re.match(r" *([-+]?\d+)", s)
        value = int(number[1]) if number else 0
        if number and len(number[1].lstrip("+-")) > 10:
            value = -(2**31) if number[1][0] == "-" else 2**31
        return max(-(2**31), min(value, 2**31 - 1))
