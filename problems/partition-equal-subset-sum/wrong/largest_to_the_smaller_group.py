"""Gives each number, the largest first, to the group with the smaller sum."""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        one = other = 0
        for number in sorted(nums, reverse=True):
            if one <= other:
                one += number
            else:
                other += number
        return one == other
