"""Treats a single 0 as no result."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        unpaired = set()
        for number in nums:
            unpaired ^= {number}
        return next(filter(None, unpaired), -1)
