"""Dynamic programming in two variables: the lowest costs to stand on a step and on the step above.

They are the last two entries of the table; earlier entries are not read again. You may start on
step 0 or 1, so both are 0 at first. At the end, `above` is the lowest cost to the top.
Level: 3
From: table; each entry is needed only for the next two entries, so two variables can hold all that
  is needed
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
