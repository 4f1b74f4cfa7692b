"""Reverse the digits as a string, convert them back, and see whether the number is too large.

The sign must not be reversed, so it is put aside; `int` drops the leading zeros.
Time: O(d) for d digits
Space: O(d)
"""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x))[::-1])
        if x < 0:
            reverse = -reverse
        return reverse if -(2**31) <= reverse < 2**31 else 0
