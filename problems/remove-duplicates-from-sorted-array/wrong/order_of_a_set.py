"""Relies on a set being sorted, as sets of values such as 0, 1 and 2 only happen to be."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = set(nums)
        return len(nums)
