"""Looks for a drop, and returns None if the list is in order."""

from itertools import pairwise


class Solution:
    def findMin(self, nums: list[int]) -> int:
        for one, later in pairwise(nums):
            if later < one:
                return later
        return None
