"""Text: reverse the digits as a string, convert them back, and check the bounds.

The sign must not be reversed, so it is set aside; `int` drops the leading zeros.
Level: 1
Beware: wrong/sign_is_reversed
Time: O(d) for d digits
Space: O(d)
"""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = int(str(abs(x))[::-1])
        if x < 0:
            reverse = -reverse
        return reverse if -(2**31) <= reverse < 2**31 else 0
