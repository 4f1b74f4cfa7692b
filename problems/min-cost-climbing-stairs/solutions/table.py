"""Dynamic programming: a table of the lowest cost to stand on each step, before paying for it.

The last move to a step starts one or two steps below; you pay the price of the step you leave:

    least[step] = min(least[step - 1] + cost[step - 1], least[step - 2] + cost[step - 2])

The base cases are least[0] = least[1] = 0, as you may start on either step. The table has one more
entry than there are prices, for the top above the last step.

For cost = [3, 1, 4, 1, 5]:

    step  one_step  two_steps  least
    -     -         -          [0, 0, 0, 0, 0, 0]
    2     1         3          [0, 0, 1, 0, 0, 0]
    3     5         1          [0, 0, 1, 1, 0, 0]
    4     2         5          [0, 0, 1, 1, 2, 0]
    5     7         2          [0, 0, 1, 1, 2, 2]
    return 2
Level: 2
From: memoized_recursion; instead of asking for the costs above, add up the costs from the ground,
  so that the next two steps find what they need
Ask: What is the least that you can have paid when you stand on a step, and from which steps can
  you have come?
Beware: wrong/last_step_is_the_top, wrong/starts_on_step_0
Time: O(n)
Space: O(n)
"""


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        top = len(cost)
        least = [0] * (top + 1)
        for step in range(2, top + 1):
            one_step = least[step - 1] + cost[step - 1]
            two_steps = least[step - 2] + cost[step - 2]
            least[step] = min(one_step, two_steps)
        return least[top]
