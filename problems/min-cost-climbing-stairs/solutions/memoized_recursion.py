"""Memoized recursion: pay for a step, then go on from the cheaper of the next two steps.

The least cost from a step to the top does not depend on how the step was reached:

    to_the_top(step) = cost[step] + min(to_the_top(step + 1), to_the_top(step + 2))

The base case is any position above the last step, which costs 0. Most steps are reached in many
ways; with the cache, the cost from each step is computed only once.
Level: 2
Beware: wrong/no_cache, wrong/uses_zero_as_unknown
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
