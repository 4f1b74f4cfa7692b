"""Bisect: binary search for the end of each run of equal values, which skips most of the run.

The values from `start` on are still unchanged and sorted; `bisect_right` finds the first value that
is larger than the value at `start`. All values lie between -100 and 100, so there are at most 201
distinct values, however long the list is.

For nums = [1, 1, 2, 2, 3]:

    kept  start  nums
    1     2      [1, 1, 2, 2, 3]
    2     4      [1, 2, 2, 2, 3]
    3     5      [1, 2, 3, 2, 3]
    return 3
Level: 3
From: two_pointers; the read pointer visits every copy of a value, although the list is sorted, so
  search for the end of the copies by bisection
Time: O(d · log n), for d distinct values
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
