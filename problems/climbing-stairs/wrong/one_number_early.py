"""Starts the Fibonacci numbers from 0 and 1, so the result is one Fibonacci number too early."""


class Solution:
    def climbStairs(self, n: int) -> int:
        here, above = 0, 1
        for _ in range(n):
            here, above = above, here + above
        return here
