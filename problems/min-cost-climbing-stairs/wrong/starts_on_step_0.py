"""Always starts on step 0, never on step 1."""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        here, above = 0, cost[0]
        for i in range(1, len(cost)):
            here, above = above, min(here + cost[i - 1], above + cost[i])
        return above
