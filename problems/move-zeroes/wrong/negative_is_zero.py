"""Keeps only what is above 0, and makes zeros of the negative items."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        end = 0
        for number in nums:
            if number > 0:
                nums[end] = number
                end += 1
        for i in range(end, len(nums)):
            nums[i] = 0
