"""Compares only all even steps with all odd ones, without a single step in between."""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        return min(sum(cost[::2]), sum(cost[1::2]))
