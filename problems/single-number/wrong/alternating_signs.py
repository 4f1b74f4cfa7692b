"""Adds and subtracts in turn without sorting, so equal numbers may have the same sign."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        return sum(nums[::2]) - sum(nums[1::2])
