"""Memoized recursion: after the first move, one or two steps fewer are left to climb.

Without the cache, the same numbers of steps would come up again and again, in about 1.6ⁿ calls.
With it, each number is computed once, and the recursion is n calls deep.
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
