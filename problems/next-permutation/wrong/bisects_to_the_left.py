"""Swaps with the first number that is not smaller, which may be equal."""

from bisect import bisect_left


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        end = len(nums) - 1
        while end > 0 and nums[end - 1] >= nums[end]:
            end -= 1
        nums[end:] = nums[end:][::-1]
        if end > 0:
            larger = bisect_left(nums, nums[end - 1], lo=end)
            nums[end - 1], nums[larger] = nums[larger], nums[end - 1]
