"""Plain recursion without a cache: tries every way to climb, so the same steps recur.

Level: 1
Time: O(φⁿ), for the golden ratio φ = 1.618...
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        return min(self.to_the_top(cost, 0), self.to_the_top(cost, 1))

    def to_the_top(self, cost, step):
        if step >= len(cost):
            return 0
        return cost[step] + min(self.to_the_top(cost, step + 1), self.to_the_top(cost, step + 2))
