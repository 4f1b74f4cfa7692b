"""Assigns the two variables one after the other, so the sum uses the new value, not the old one."""


class Solution:
    def climbStairs(self, n: int) -> int:
        below, here = 0, 1
        for _ in range(n):
            below = here
            here = below + here
        return here
