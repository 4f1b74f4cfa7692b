"""Returns the index where the target belongs, without checking whether the target is there."""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        index = bisect_left(nums, target)
        return index if index < len(nums) else -1
