"""Memoized recursion: rob the first house and skip the second, or leave the first; then go on.

Without the cache, each house would be visited once for every way to get there. The recursion is
about n calls deep.
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def rob(self, nums: list[int]) -> int:
        @cache
        def most_from(i):
            if i >= len(nums):
                return 0
            return max(nums[i] + most_from(i + 2), most_from(i + 1))

        return most_from(0)
