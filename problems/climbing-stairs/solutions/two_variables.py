"""Bottom up: the ways to a step are those to the step below it, plus those to the one below that.

The last move, of one step or two, starts from one of these. Only the last two numbers are ever
needed. They are Fibonacci numbers: 1, 1, 2, 3, 5, 8 ...
Time: O(n)
Space: O(1)
"""


class Solution:
    def climbStairs(self, n: int) -> int:
        below, here = 0, 1  # no way to be below the ground, one to stand on it
        for _ in range(n):
            below, here = here, below + here
        return here
