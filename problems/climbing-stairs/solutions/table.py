"""Dynamic programming: a table of the number of ways to reach each step, from the bottom up.

The last move to a step starts one or two steps below it. The ways to reach these two steps add up,
which gives the recurrence:

    ways[step] = ways[step - 1] + ways[step - 2]

The base cases are ways[0] = ways[1] = 1. Both entries on the right are final when they are read.

For n = 5:

    step  ways
    -     [1, 1, 0, 0, 0, 0]
    2     [1, 1, 2, 0, 0, 0]  1 + 1
    3     [1, 1, 2, 3, 0, 0]  2 + 1
    4     [1, 1, 2, 3, 5, 0]  3 + 2
    5     [1, 1, 2, 3, 5, 8]  5 + 3
    return 8
Level: 2
From: memoized_recursion; each result needs only the results for one step and two steps fewer, so a
  loop can compute them in order
Ask: In which order can you compute the numbers of ways, so that both summands are known in time?
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
