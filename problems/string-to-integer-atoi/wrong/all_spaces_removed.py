"""Removes all spaces, even a space that ends the number."""

import re


class Solution:
    def myAtoi(self, s: str) -> int:
        number = re.match(r" *([-+]?\d+)", s.replace(" ", ""))
        value = int(number[1]) if number else 0
        return max(-(2**31), min(value, 2**31 - 1))
