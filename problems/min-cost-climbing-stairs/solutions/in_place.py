"""Dynamic programming in place: each price becomes the least total paid when leaving its step.

The last move to a step starts one or two steps below, on the step with the smaller total:

    total[step] = cost[step] + min(total[step - 1], total[step - 2])

The base cases are the prices of steps 0 and 1, where you may start. The top is reached from one of
the last two steps. `cost` itself holds the totals, so the caller's list is overwritten.
Level: 3
Beware: wrong/last_step_is_paid
Time: O(n)
Space: O(1)
"""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        for step in range(2, len(cost)):
            cost[step] += min(cost[step - 1], cost[step - 2])
        return min(cost[-1], cost[-2])
