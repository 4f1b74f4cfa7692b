"""Before each digit, see whether there is room for it in 32 bits; if not, the result is a bound.

The largest number is 2,147,483,647: with one more digit, more than 214,748,364 is too large, and
just that is too large with an 8 or 9. The smallest ends with an 8, but then the result is the same.
Time: O(n)
Space: O(1)
"""


class Solution:
    def myAtoi(self, s: str) -> int:
        largest = 2**31 - 1
        i = 0
        while i < len(s) and s[i] == " ":
            i += 1
        negative = i < len(s) and s[i] == "-"
        if i < len(s) and s[i] in "+-":
            i += 1
        value = 0
        while i < len(s) and s[i].isdigit():
            digit = int(s[i])
            if value > largest // 10 or (value == largest // 10 and digit > largest % 10):
                return -largest - 1 if negative else largest
            value = 10 * value + digit
            i += 1
        return -value if negative else value
