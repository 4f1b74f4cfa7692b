"""Relies on a set being sorted, which it only happens to be for values such as 0, 1, 2 ..."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = set(nums)
        return len(nums)
