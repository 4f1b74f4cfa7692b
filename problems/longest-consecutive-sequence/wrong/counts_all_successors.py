"""Counts all numbers that have a predecessor as if they were in one run."""

CAUGHT_BY = "generated"


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        numbers = set(nums)
        if not numbers:
            return 0
        return 1 + sum(number - 1 in numbers for number in numbers)
