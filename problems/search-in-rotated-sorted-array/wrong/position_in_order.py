"""Returns the position that the target would have if the list were not rotated."""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        nums.sort()
        position = bisect_left(nums, target)
        return position if position < len(nums) and nums[position] == target else -1
