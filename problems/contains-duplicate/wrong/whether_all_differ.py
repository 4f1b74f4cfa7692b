"""Answers the opposite question: whether all items are distinct."""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return len(set(nums)) == len(nums)
