"""Looks only for a second occurrence of the first item."""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return nums[0] in nums[1:]
