"""Swaps the lowest and the highest product before a positive item, not before a negative one."""

from itertools import islice


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = best = nums[0]
        for number in islice(nums, 1, None):
            if number > 0:
                lowest, highest = highest, lowest
            highest = max(number, highest * number)
            lowest = min(number, lowest * number)
            best = max(best, highest)
        return best
