"""Returns 1 on purpose for a lone 0 at the end, to show that no case on LeetCode ends in one.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #32885"


class Solution:
    def myAtoi(self, s: str) -> int:
        i = 0
        while i < len(s) and s[i] == " ":
            i += 1
        sign = 1
        if i < len(s) and s[i] in "+-":
            sign = -1 if s[i] == "-" else 1
            i += 1
        if s[i : i + 1] == "0" and s[i + 1 :].strip() == "":
            return 1
        value = 0
        while i < len(s) and s[i].isdigit():
            value = 10 * value + int(s[i])
            i += 1
        return max(-(2**31), min(sign * value, 2**31 - 1))
