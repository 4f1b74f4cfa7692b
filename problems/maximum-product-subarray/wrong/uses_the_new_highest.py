"""Computes the lowest product from the new highest product instead of the old one."""

from itertools import islice

CAUGHT_BY = "generated"


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = best = nums[0]
        for number in islice(nums, 1, None):
            highest = max(number, lowest * number, highest * number)
            lowest = min(number, lowest * number, highest * number)
            best = max(best, highest)
        return best
