"""Dynamic programming in two variables: the least costs to stand on a step and on the step above.

They are the last two entries of the table in `table`; no earlier entry is read again. One may start
on step 0 or on step 1, so both variables start at 0. After the last step, `above` is for the top.
Level: 3
Beware: wrong/starts_on_step_0
Time: O(n)
Space: O(1)
"""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        here, above = 0, 0
        for i in range(1, len(cost)):
            here, above = above, min(here + cost[i - 1], above + cost[i])
        return above
