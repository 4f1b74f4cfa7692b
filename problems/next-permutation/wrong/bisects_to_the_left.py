"""Swaps with the first number that is not smaller, which may be equal."""

from bisect import bisect_left


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        start = len(nums) - 1
        while start > 0 and nums[start - 1] >= nums[start]:
            start -= 1
        nums[start:] = nums[start:][::-1]
        if start > 0:
            larger = bisect_left(nums, nums[start - 1], lo=start)
            nums[start - 1], nums[larger] = nums[larger], nums[start - 1]
