"""Puts the distinct values into a new list, and binds only the local name `nums` to it."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums = list(dict.fromkeys(nums))
        return len(nums)
