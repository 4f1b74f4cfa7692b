"""Treats an index of 0 as not found."""

from bisect import bisect_right


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        index = bisect_right(nums, target) - 1
        return index if index > 0 and nums[index] == target else -1
