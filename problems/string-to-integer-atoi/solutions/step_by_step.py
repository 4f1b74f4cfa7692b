"""Index: step over the spaces, the sign and the digits, and apply the bounds at the end.

Python's integers have no limit; in most languages, no integer type holds 200 digits. The trace
shows the digits.

For s = " -42a":

    i  sign  value
    2  -1    0      after the space and the sign
    3  -1    4
    4  -1    42     'a' ends the number
    return -42
Level: 1
Beware: wrong/at_least_one_character
Time: O(n + d²) for d digits, as the number itself grows
Space: O(d), the number
"""


class Solution:
    def myAtoi(self, s: str) -> int:
        i = 0
        while i < len(s) and s[i] == " ":
            i += 1
        sign = 1
        if i < len(s) and s[i] in "+-":
            sign = -1 if s[i] == "-" else 1
            i += 1
        value = 0
        while i < len(s) and s[i].isdigit():
            value = 10 * value + int(s[i])
            i += 1
        return max(-(2**31), min(sign * value, 2**31 - 1))
