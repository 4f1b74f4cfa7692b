"""Choose which moves lead down: a path is m - 1 moves down among m + n - 2 moves in all.

Of k + 1, k + 2 ... moves, those that choose i are multiplied up and divided by i step by step. Each
quotient is itself such a number, so nothing is ever left over.
Time: O(min(m, n))
Space: O(1)
"""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        fewer, more = min(m, n) - 1, max(m, n) - 1
        paths = 1
        for i in range(1, fewer + 1):
            paths = paths * (more + i) // i
        return paths
