"""Counts how many double steps there may be, but ignores the order of the moves."""


class Solution:
    def climbStairs(self, n: int) -> int:
        return n // 2 + 1
