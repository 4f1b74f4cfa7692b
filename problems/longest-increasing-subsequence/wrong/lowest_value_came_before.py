"""Takes or leaves each item, as if -10,000 had been taken before all of them.

Reported as accepted in 2026.
"""

from functools import cache

REPORTED = "LeetCode-Feedback #38763"


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        @cache
        def longest(i, last):
            if i == len(nums):
                return 0
            left = longest(i + 1, last)
            if nums[i] <= last:
                return left
            return max(left, 1 + longest(i + 1, nums[i]))

        return longest(0, -10_000)
