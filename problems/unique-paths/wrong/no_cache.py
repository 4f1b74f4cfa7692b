"""Brute-force recursion: counts every path on its own, up to two billion of them.

Level: 1
Time: O(C(m + n - 2, m - 1)), the number of paths
Space: O(m + n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        if m == 1 or n == 1:
            return 1
        return self.uniquePaths(m - 1, n) + self.uniquePaths(m, n - 1)
