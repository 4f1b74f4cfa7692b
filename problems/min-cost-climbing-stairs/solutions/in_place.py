"""In place: add to each price the cheaper of the two totals below, so that prices become totals.

A total includes the price of its step, and the last move starts from one of the two last steps. The
list that was passed is overwritten.
Time: O(n)
Space: O(1)
"""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        for step in range(2, len(cost)):
            cost[step] += min(cost[step - 1], cost[step - 2])
        return min(cost[-1], cost[-2])
