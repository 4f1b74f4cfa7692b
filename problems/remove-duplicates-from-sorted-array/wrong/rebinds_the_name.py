"""Lets the name `nums` mean a new list, and leaves the list of the caller as it was."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums = list(dict.fromkeys(nums))
        return len(nums)
