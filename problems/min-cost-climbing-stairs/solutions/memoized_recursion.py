"""Memoized recursion: pay for a step, then go on from the cheaper of the next two steps.

The lowest cost from a step to the top does not depend on how the step was reached:

    to_the_top(step) = cost[step] + min(to_the_top(step + 1), to_the_top(step + 2))

The base case is any position above the last step, which costs 0. Most steps are reached in many
ways; with the cache, the cost from each step is computed only once. The trace has a row for each
call, in the order in which the calls end.

For cost = [3, 1, 4, 1, 5]:

    step  return
    5     0       at the top
    6     0
    4     5
    3     1       1 + 0: one long move to the top
    2     5       4 + 1: on to step 3
    1     2       1 + 1: over step 2
    0     5       3 + 2
    return 2
Level: 2
From: wrong/no_cache; every way to a step asks again for the cost from there, so remember the answer
Ask: Does the cost from a step to the top depend on how you came to the step?
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
