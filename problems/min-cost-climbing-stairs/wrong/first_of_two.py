"""Returns the first price if there are only two steps, even if the second price is lower.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3763"


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        if len(cost) == 2:
            return cost[0]
        cost.append(0)
        for step in range(2, len(cost)):
            cost[step] += min(cost[step - 1], cost[step - 2])
        return cost[-1]
