"""Looks for a value that is there exactly twice; one that is there three times is not."""

from collections import Counter


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return 2 in Counter(nums).values()
