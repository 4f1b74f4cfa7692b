"""Compares two numbers at a time without sorting, as if equal numbers were next to each other."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        for one, other in zip(nums[::2], nums[1::2]):
            if one != other:
                return one
        return nums[-1]
