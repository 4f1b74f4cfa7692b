"""Regular expression: spaces, perhaps a sign, and at least one digit, from the very beginning.

The parentheses capture the sign and the digits, and `int` converts them.
Level: 3
From: state_machine; the table writes out what may follow what, so say it in one line, as a regular
  expression
Beware: wrong/sign_alone
Time: O(n + d²) for d digits, which `int` reads
Space: O(n)
"""

import re


class Solution:
    def myAtoi(self, s: str) -> int:
        number = re.match(r" *([-+]?\d+)", s)
        value = int(number[1]) if number else 0
        return max(-(2**31), min(value, 2**31 - 1))
