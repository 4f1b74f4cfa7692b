"""Swaps each zero with its right neighbour, in one pass, which takes only one zero to the end."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        for i in range(len(nums) - 1):
            if nums[i] == 0:
                nums[i], nums[i + 1] = nums[i + 1], nums[i]
