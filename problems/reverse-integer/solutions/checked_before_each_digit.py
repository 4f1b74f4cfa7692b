"""Digit by digit, checked first: a digit is appended only if there is room for it in 32 bits.

Nine digits always fit. A tenth digit does not fit after a number above 214,748,364. After exactly
214,748,364, it fits: it is the first digit of `x`, so 1 or 2, and the bounds end in 7 and 8.
Level: 3
From: last_digit_first; the bounds are checked only at the end, when the number may be beyond 32
  bits already, so check before appending
Time: O(d) for d digits
Space: O(1)
"""

LIMIT = (2**31 - 1) // 10


class Solution:
    def reverse(self, x: int) -> int:
        ten = 10 if x > 0 else -10
        reverse = 0
        while x:
            if abs(reverse) > LIMIT:
                return 0
            digit = x % ten  # it has the sign of x
            reverse = 10 * reverse + digit
            x = (x - digit) // 10
        return reverse
