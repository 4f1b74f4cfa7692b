"""Always pays for the last step, though one can reach the top from the step below it."""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        for step in range(2, len(cost)):
            cost[step] += min(cost[step - 1], cost[step - 2])
        return cost[-1]
