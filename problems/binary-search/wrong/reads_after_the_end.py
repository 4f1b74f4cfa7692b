"""Reads the item at the index where the target belongs, which may be after the last item."""

from bisect import bisect_left

VERDICT = "Runtime Error"


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        index = bisect_left(nums, target)
        return index if nums[index] == target else -1
