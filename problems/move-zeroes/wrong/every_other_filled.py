"""Advances twice for each zero that it fills in, and leaves every other item as it was."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        end = 0
        for number in nums:
            if number != 0:
                nums[end] = number
                end += 1
        while end < len(nums):
            nums[end] = 0
            end += 2
