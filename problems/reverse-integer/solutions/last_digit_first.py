"""Digit by digit: take the last digit from the number and append it to the result.

In Python, the remainder of a negative number is not negative, so the sign is set aside.

For x = -120:

    left  reverse
    120   0
    12    0
    1     2
    0     21
    return -21
Level: 2
Beware: wrong/remainders_of_negatives, wrong/bound_of_the_argument
Time: O(d) for d digits
Space: O(1)
"""


class Solution:
    def reverse(self, x: int) -> int:
        left, reverse = abs(x), 0
        while left:
            left, digit = divmod(left, 10)
            reverse = 10 * reverse + digit
        if x < 0:
            reverse = -reverse
        return reverse if -(2**31) <= reverse < 2**31 else 0
