"""Compares the sum of the list with the sum of its set, which misses a second zero."""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return sum(set(nums)) != sum(nums)
