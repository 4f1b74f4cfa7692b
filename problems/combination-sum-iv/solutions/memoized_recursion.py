"""Memoized recursion: any number may be the first, and what it leaves is a smaller target.

The cache keeps what is known of each target, which many beginnings leave. If 1 is in the list, the
recursion is as deep as the target: 1000 calls.
Time: O(target · n)
Space: O(target), the cache and the recursion
"""

from functools import cache


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        @cache
        def ways(left):
            if left == 0:
                return 1
            return sum(ways(left - first) for first in nums if first <= left)

        return ways(target)
