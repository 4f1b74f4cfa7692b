"""Starts with 1, as for a product, so the lowest bit of the result is wrong."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 1
        for number in nums:
            single ^= number
        return single
