"""Keeps only the positive items, and turns negative items into zeros."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        end = 0
        for number in nums:
            if number > 0:
                nums[end] = number
                end += 1
        for i in range(end, len(nums)):
            nums[i] = 0
