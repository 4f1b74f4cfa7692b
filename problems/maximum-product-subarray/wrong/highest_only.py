"""Keeps only the highest product; a negative item may turn the lowest into the highest."""

from itertools import islice


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        highest = best = nums[0]
        for number in islice(nums, 1, None):
            highest = max(number, highest * number)
            best = max(best, highest)
        return best
