"""Bottom up: the ways to a step are those to the step below it and those to the one below that.

The last move takes one step or two, so it starts from one of these. Only the last two numbers are
ever needed: 1, 1, 2, 3, 5, 8 ... are the Fibonacci numbers.
Time: O(n)
Space: O(1)
"""


class Solution:
    def climbStairs(self, n: int) -> int:
        below, here = 0, 1  # no step below the ground, one way to stand on it
        for _ in range(n):
            below, here = here, below + here
        return here
