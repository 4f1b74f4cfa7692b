"""Starts with -10,000 as the last item taken, so it never takes an item of -10,000.

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
            skipped = longest(i + 1, last)
            if nums[i] <= last:
                return skipped
            return max(skipped, 1 + longest(i + 1, nums[i]))

        return longest(0, -10_000)
