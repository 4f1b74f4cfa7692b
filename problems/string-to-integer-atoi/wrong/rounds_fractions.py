"""Rounds to the nearest integer; the dot should end the number."""

import re


class Solution:
    def myAtoi(self, s: str) -> int:
        number = re.match(r" *([-+]?\d+(\.\d+)?)", s)
        value = round(float(number[1])) if number else 0
        return max(-(2**31), min(value, 2**31 - 1))
