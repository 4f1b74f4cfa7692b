"""Bisect: binary search for the end of each run of equal values, so long runs are mostly skipped.

The values from `start` on are still unchanged and sorted; `bisect_right` finds the first value
that is greater than the value at `start`. All values lie between -100 and 100, so there are at
most 201 different ones, however long the list is.
Level: 3
Time: O(d · log n), for d different values
Space: O(1)
"""

from bisect import bisect_right


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        kept = start = 0
        while start < len(nums):
            nums[kept] = nums[start]
            kept += 1
            start = bisect_right(nums, nums[start], start)
        return kept
