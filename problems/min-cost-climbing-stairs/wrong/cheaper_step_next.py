"""Always goes on to the cheaper of the next two steps, whatever the later steps cost."""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        total, step = 0, -1
        while step < len(cost) - 2:
            step += 1 if cost[step + 1] < cost[step + 2] else 2
            total += cost[step]
        return total
