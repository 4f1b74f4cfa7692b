"""Accepts a sign as the beginning of a number, even if no digit follows."""

import re

VERDICT = "Runtime Error"


class Solution:
    def myAtoi(self, s: str) -> int:
        number = re.match(r" *([-+]?\d*)", s)
        value = int(number[1]) if number and number[1] else 0
        return max(-(2**31), min(value, 2**31 - 1))
