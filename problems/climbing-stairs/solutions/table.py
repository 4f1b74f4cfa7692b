"""Dynamic programming: a table of the number of ways to reach each step, from the bottom up.

The last move starts one or two steps below. The ways to reach these two steps add up, which gives
the recurrence:

    ways[step] = ways[step - 1] + ways[step - 2]

The base cases are ways[0] = ways[1] = 1. Both entries on the right are final when they are read.

For n = 5:

    step  ways
    2     [1, 1, 0, 0, 0, 0]
    3     [1, 1, 2, 0, 0, 0]
    4     [1, 1, 2, 3, 0, 0]
    5     [1, 1, 2, 3, 5, 0]
    return 8
Level: 2
Beware: wrong/two_steps_at_least
Time: O(n)
Space: O(n)
"""


class Solution:
    def climbStairs(self, n: int) -> int:
        ways = [1, 1] + [0] * (n - 1)
        for step in range(2, n + 1):
            ways[step] = ways[step - 1] + ways[step - 2]
        return ways[n]
