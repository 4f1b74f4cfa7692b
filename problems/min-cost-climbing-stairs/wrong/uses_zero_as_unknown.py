"""Uses 0 as the mark for unknown, so results of 0 are computed again, in exponential time.

Reported as accepted in 2024.
"""

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #25483"


class Solution:
    def minCostClimbingStairs(self, cost: list[int]) -> int:
        known = [0] * len(cost)

        def to_the_top(step):
            if step >= len(cost):
                return 0
            if known[step] == 0:
                known[step] = cost[step] + min(to_the_top(step + 1), to_the_top(step + 2))
            return known[step]

        return min(to_the_top(0), to_the_top(1))
