"""Sorts the list, and returns the index of the target in the sorted list."""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        nums.sort()
        position = bisect_left(nums, target)
        return position if position < len(nums) and nums[position] == target else -1
