"""Dynamic programming in place: each price becomes the lowest total paid when leaving its step.

The last move to a step starts one or two steps below, on the step with the smaller total. This
total is added to the price of the step:

    cost[step] += min(cost[step - 1], cost[step - 2])

The base cases are steps 0 and 1, where you may start: their totals are their prices. The top is
reached from one of the last two steps. The caller's list is overwritten.
Level: 3
From: table; a price is only ever added to the lowest cost to stand on its step, so the sum of the
  two can take its place
Beware: wrong/last_step_is_paid
Time: O(n)
Space: O(1)
"""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        for step in range(2, len(cost)):
            cost[step] += min(cost[step - 1], cost[step - 2])
        return min(cost[-1], cost[-2])
