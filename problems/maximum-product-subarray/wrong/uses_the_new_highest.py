"""Computes the lowest product from the new highest one instead of the old one."""

CAUGHT_BY = "generated"


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = best = nums[0]
        for number in nums[1:]:
            highest = max(number, lowest * number, highest * number)
            lowest = min(number, lowest * number, highest * number)
            best = max(best, highest)
        return best
