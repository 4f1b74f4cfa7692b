"""Index: it walks over the spaces, the sign and the digits; the bounds are applied at the end.

In Python, no number is too large; elsewhere, 200 digits would not fit in any type.
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
