"""Counts how many double steps there may be, but not where among the moves they occur."""


class Solution:
    def climbStairs(self, n: int) -> int:
        return n // 2 + 1
