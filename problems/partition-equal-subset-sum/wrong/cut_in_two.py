"""Only cuts the list in two; the numbers of a group need not be next to each other."""

from itertools import accumulate


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        return sum(nums) / 2 in accumulate(nums)
