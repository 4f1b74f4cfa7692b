"""Compares the sum of the list with that of its set, but a second zero adds nothing."""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return sum(set(nums)) != sum(nums)
