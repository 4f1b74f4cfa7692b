"""Rounds each quotient down before it multiplies, which loses the remainders."""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        fewer, more = min(m, n) - 1, max(m, n) - 1
        paths = 1
        for i in range(1, fewer + 1):
            paths *= (more + i) // i
        return paths
