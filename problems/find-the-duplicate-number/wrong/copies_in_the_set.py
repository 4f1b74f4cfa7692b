"""Subtracts the sum of the set from the sum of the list, but several extra copies may remain."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        return sum(nums) - sum(set(nums))
