"""Counts how many double steps there may be, as if their places among the moves did not matter."""


class Solution:
    def climbStairs(self, n: int) -> int:
        return n // 2 + 1
