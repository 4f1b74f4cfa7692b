"""Returns the number of steps, as is right for up to three of them, and so in both examples."""


class Solution:
    def climbStairs(self, n: int) -> int:
        return n
