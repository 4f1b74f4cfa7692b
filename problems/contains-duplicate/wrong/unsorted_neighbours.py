"""Compares each item with the next one, but never sorts the list."""

from itertools import pairwise


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return any(one == next_one for one, next_one in pairwise(nums))
