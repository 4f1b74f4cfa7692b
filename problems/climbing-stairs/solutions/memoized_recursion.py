"""Memoized recursion: the first move leaves one or two steps fewer, and a cache keeps each result.

Each way begins either with one step or with two, so the numbers of ways add up:

    ways(steps) = ways(steps - 1) + ways(steps - 2)

The base cases are ways(0) = ways(1) = 1. Without the cache, the same calls recur: ways(5) leads to
two calls of ways(3) and three of ways(2). With the cache, each number of steps is computed once.
The trace has a row for each call, in the order in which the calls end.

For n = 5:

    steps  return
    1      1
    0      1
    2      2
    3      3       2 + 1: ways(1) is in the cache
    4      5       3 + 2: ways(2) is in the cache
    5      8       5 + 3: ways(3) is in the cache
    return 8
Level: 2
From: wrong/no_cache; the same numbers of steps come up again and again, always with the same
  result, so remember each result
Ask: In how many ways can the first move be made, and which question is left after each of them? How
  many different questions can come up in all?
Beware: wrong/no_cache
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def climbStairs(self, n: int) -> int:
        @cache
        def ways(steps):
            if steps <= 1:
                return 1
            return ways(steps - 1) + ways(steps - 2)

        return ways(n)
