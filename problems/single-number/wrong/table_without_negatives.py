"""Counts in a table of 30,001 places, where a negative number is an index from the end."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        counts = [0] * 30_001
        for number in nums:
            counts[number] += 1
        return counts.index(1)
