"""Sorts a copy, discards it, and compares neighbours in the unsorted list."""

from itertools import pairwise


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        sorted(nums)
        return any(one == next_one for one, next_one in pairwise(nums))
