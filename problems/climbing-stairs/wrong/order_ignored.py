"""Counts the possible numbers of double steps, but ignores the order of the moves."""


class Solution:
    def climbStairs(self, n: int) -> int:
        return n // 2 + 1
