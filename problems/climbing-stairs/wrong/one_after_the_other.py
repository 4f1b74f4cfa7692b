"""Assigns the two numbers one after the other, so the new one is used where the old one is due."""


class Solution:
    def climbStairs(self, n: int) -> int:
        below, here = 0, 1
        for _ in range(n):
            below = here
            here = below + here
        return here
