"""Leaves a copy of each item where it was, instead of a 0."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        zeros = 0
        for i, number in enumerate(nums):
            if number == 0:
                zeros += 1
            else:
                nums[i - zeros] = number
        nums[-1] = 0
