"""Looks only for a gap between neighbours, but a missing 0 precedes all numbers."""

from itertools import pairwise


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        nums.sort()
        for number, following in pairwise(nums):
            if following > number + 1:
                return number + 1
        return len(nums)
