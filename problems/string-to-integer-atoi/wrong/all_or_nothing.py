"""Returns 0 if anything follows the digits, as if the whole string had to be a number."""

import re


class Solution:
    def myAtoi(self, s: str) -> int:
        number = re.match(r" *([-+]?\d+)$", s)
        value = int(number[1]) if number else 0
        return max(-(2**31), min(value, 2**31 - 1))
