"""`bisect_left` finds where the target belongs: before all items that are not below it.

Whether it is there has still to be checked; if all items are below it, it belongs after the last.
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        index = bisect_left(nums, target)
        return index if index < len(nums) and nums[index] == target else -1
