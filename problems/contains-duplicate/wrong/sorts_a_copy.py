"""Sorts a copy that nobody keeps, and compares the items where they always were."""

from itertools import pairwise


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        sorted(nums)
        return any(one == next_one for one, next_one in pairwise(nums))
