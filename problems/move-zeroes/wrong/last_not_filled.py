"""Fills the rest of the list with zeros, except for the last item."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        end = 0
        for number in nums:
            if number != 0:
                nums[end] = number
                end += 1
        for i in range(end, len(nums) - 1):
            nums[i] = 0
