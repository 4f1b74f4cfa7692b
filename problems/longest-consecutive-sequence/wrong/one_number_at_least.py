"""Starts with a run of one number, even if the list is empty."""

from itertools import pairwise


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        longest = run = 1
        for number, following in pairwise(sorted(nums)):
            if following == number + 1:
                run += 1
                longest = max(longest, run)
            elif following != number:
                run = 1
        return longest
