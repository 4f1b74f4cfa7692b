"""Index, with the bound checked first: does the number fit in 32 bits with the next digit?

The largest number is 2,147,483,647: no digit may follow a number above 214,748,364, and no 8 or 9
may follow 214,748,364 itself. The smallest number, -2,147,483,648, also counts as out of range, but
the bound returned is the same number. So this works in languages whose integers have 32 bits.
Level: 3
From: step_by_step; the number may grow to 200 digits before it is cut, which 32 bits do not allow,
  so check before each digit
Beware: wrong/last_digit_does_not_count
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
