"""Counts how often an item is larger than the one before it in the list, as if all that fitted.

Reported as accepted in 2024.
"""

from itertools import pairwise

REPORTED = "LeetCode-Feedback #24698"


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        return 1 + sum(item > before for before, item in pairwise(nums))
