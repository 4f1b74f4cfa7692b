"""Binds the name `nums` to a new list, and leaves the caller's list as it was."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums = list(dict.fromkeys(nums))
        return len(nums)
