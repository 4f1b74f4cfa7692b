"""Fills in the entry for two steps even if the table ends at one."""

VERDICT = "Runtime Error"


class Solution:
    def climbStairs(self, n: int) -> int:
        ways = [0] * (n + 1)
        ways[1] = 1
        ways[2] = 2
        for step in range(3, n + 1):
            ways[step] = ways[step - 1] + ways[step - 2]
        return ways[n]
