"""Looks for a value that occurs exactly twice, and misses a value that occurs three times."""

from collections import Counter


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return 2 in Counter(nums).values()
