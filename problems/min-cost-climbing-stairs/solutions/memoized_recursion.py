"""Memoized recursion: pay for a step, then go on from the cheaper one of the next two.

Most steps are reached in many ways; the cache computes the cost from there to the top only once.
Calls nest as deep as there are steps.
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        @cache
        def to_the_top(step):
            if step >= len(cost):
                return 0
            return cost[step] + min(to_the_top(step + 1), to_the_top(step + 2))

        return min(to_the_top(0), to_the_top(1))
