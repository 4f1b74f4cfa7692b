"""Memoized recursion: the first move leaves one or two steps fewer, and a cache keeps each result.

The ways that begin with one step and the ways that begin with two are different, so they add up:

    ways(left) = ways(left - 1) + ways(left - 2)

The base cases are ways(0) = ways(1) = 1. Without the cache, the same calls recur, about 1.6ⁿ in
all: ways(5) leads to two calls of ways(3) and three of ways(2). With the cache, each number of
steps is computed once.
Level: 2
Beware: wrong/no_cache
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
