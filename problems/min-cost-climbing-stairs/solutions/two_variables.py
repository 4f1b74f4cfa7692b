"""Bottom up with two variables: a step is reached from the cheaper of the two steps below it.

The two variables hold the least cost to stand on a step and on the next one, before paying for it.
Both possible starts are free to stand on. After the last step, the second variable is for the top.
Time: O(n)
Space: O(1)
"""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        here, above = 0, 0
        for i in range(1, len(cost)):
            here, above = above, min(here + cost[i - 1], above + cost[i])
        return above
