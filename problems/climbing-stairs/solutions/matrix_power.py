"""Matrix power: a 2 × 2 matrix leads one step up, and its n-th power leads n steps up.

[[1, 1], [1, 0]] times (ways here, ways below) is (their sum, ways here), which is the recurrence of
the Fibonacci numbers. Repeated squaring reads the binary digits of n: each round squares the
matrix, which doubles the steps that it climbs, and a digit 1 multiplies the ways by the matrix.
Level: 4
From: two_variables; every round is the same step, so write this step as a matrix, whose n-th power
  takes only about log n products
Time: O(log n)
Space: O(1)
"""


class Solution:
    def climbStairs(self, n: int) -> int:
        here, below = 1, 0
        (a, b), (c, d) = (1, 1), (1, 0)
        while n:
            if n % 2 == 1:
                here, below = a * here + b * below, c * here + d * below
            (a, b), (c, d) = (a * a + b * c, a * b + b * d), (c * a + d * c, c * b + d * d)
            n //= 2
        return here
