"""Compares neighbours without sorting, as if equal numbers were next to each other."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        for i in range(0, len(nums) - 1, 2):
            if nums[i] != nums[i + 1]:
                return nums[i]
        return nums[-1]
