"""Digit by digit: take the last digit from the number and append it to the result.

In Python, the remainder of a negative number is not negative, so the sign is set aside.

For x = -120:

    rest  reverse
    120   0
    12    0
    1     2
    0     21
    return -21
Level: 2
From: text; the digits need not become text, so take them off the number one by one, by division
Ask: How do you get the last digit of a number, how do you drop it, and how do you append it to
  another number?
Beware: wrong/remainders_of_negatives, wrong/bound_of_the_argument
Time: O(d) for d digits
Space: O(1)
"""


class Solution:
    def reverse(self, x: int) -> int:
        rest, reverse = abs(x), 0
        while rest:
            rest, digit = divmod(rest, 10)
            reverse = 10 * reverse + digit
        if x < 0:
            reverse = -reverse
        return reverse if -(2**31) <= reverse < 2**31 else 0
