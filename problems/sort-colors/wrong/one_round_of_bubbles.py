"""Compares neighbours in one pass only, as in the first round of bubble sort."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        for i in range(len(nums) - 1):
            if nums[i] > nums[i + 1]:
                nums[i], nums[i + 1] = nums[i + 1], nums[i]
