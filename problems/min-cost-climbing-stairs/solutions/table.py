"""Table: the least cost to stand on each step, up to the top, before paying for it.

Steps 0 and 1 are free to stand on. Any other step is reached from one of the two below it, and what
is paid is the price of the step one leaves.
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
