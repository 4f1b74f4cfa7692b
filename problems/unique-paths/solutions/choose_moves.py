"""Choose which moves lead down: a path is m - 1 moves down among m + n - 2 moves in all.

Their number is a binomial coefficient, computed factor by factor: after step i, `paths` is the
number of ways to choose i out of more + i moves. As each is a whole number, nothing is left over.
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
