"""Memoized recursion: after the first move, one or two steps fewer are left to climb.

Without the cache, the same number of steps would be looked at again and again, in about 1.6 to
the power of n calls. With it, each number is looked at once, and the recursion is n calls deep.
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def climbStairs(self, n: int) -> int:
        @cache
        def ways(left):
            if left <= 1:
                return 1
            return ways(left - 1) + ways(left - 2)

        return ways(n)
