"""Starts a new run at the second of two equal numbers instead of skipping it."""

from itertools import pairwise


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        if not nums:
            return 0
        longest = run = 1
        for number, following in pairwise(sorted(nums)):
            run = run + 1 if following == number + 1 else 1
            longest = max(longest, run)
        return longest
