"""Multiplies the moves down by the moves to the right, as if that counted their orders."""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        return max(m - 1, 1) * max(n - 1, 1)
