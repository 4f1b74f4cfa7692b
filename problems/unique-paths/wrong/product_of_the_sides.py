"""Multiplies the moves down and the moves to the right, as if they did not mix."""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return max(m - 1, 1) * max(n - 1, 1)
