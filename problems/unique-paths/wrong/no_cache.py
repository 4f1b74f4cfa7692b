"""Counts every path on its own, without a cache: up to two billion of them."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        if m == 1 or n == 1:
            return 1
        return self.uniquePaths(m - 1, n) + self.uniquePaths(m, n - 1)
