"""Memoized recursion: give the next integer either sign, and count the ways to make up the rest.

How many integers have a sign, and what is still missing, decide the number of ways. The cache
answers when other signs have led to the same point.
Time: O(n · total)
Space: O(n · total), the cache
"""

from functools import cache


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        @cache
        def ways(i, missing):
            if i == len(nums):
                return 1 if missing == 0 else 0
            return ways(i + 1, missing - nums[i]) + ways(i + 1, missing + nums[i])

        return ways(0, target)
