"""Uses 100,000 as infinity; 1000 steps may cost nearly five times as much."""

CAUGHT_BY = "generated"


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        least = [0, 0] + [100_000] * len(cost)
        for step, price in enumerate(cost):
            least[step + 1] = min(least[step + 1], least[step] + price)
            least[step + 2] = min(least[step + 2], least[step] + price)
        return least[len(cost)]
