"""Compares only the sum of all even steps with the sum of all odd steps, and never mixes them."""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        return min(sum(cost[::2]), sum(cost[1::2]))
