"""Searches the part before the smallest item first, but treats an index of 0 as not found."""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        smallest = nums.index(min(nums))
        found = self.between(nums, target, 0, smallest)
        return found if found > 0 else self.between(nums, target, smallest, len(nums))

    def between(self, nums, target, start, end):
        index = bisect_left(nums, target, start, end)
        return index if index < end and nums[index] == target else -1
