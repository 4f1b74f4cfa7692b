"""Plain recursion: adds up the results of two calls without a cache, so the same calls recur.

Level: 1
Time: O(φⁿ), for the golden ratio φ = 1.618...
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def climbStairs(self, n: int) -> int:
        if n <= 1:
            return 1
        return self.climbStairs(n - 1) + self.climbStairs(n - 2)
