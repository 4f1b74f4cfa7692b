"""Matrix power: one step up is a product with a 2 × 2 matrix, and n steps are its n-th power.

[[1, 1], [1, 0]] times (ways here, ways below) is (both together, ways here). Squaring the matrix
doubles the number of steps, so there are one or two products for each binary digit of n.
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
