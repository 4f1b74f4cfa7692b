"""Keeps a table of 1000 entries, which leaves no room for the top of the longest stairs."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        least = [0] * 1000
        for step in range(2, len(cost) + 1):
            least[step] = min(least[step - 1] + cost[step - 1], least[step - 2] + cost[step - 2])
        return least[len(cost)]
