"""Divides with /, and returns 2.0 instead of 2."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        return n * (n + 1) / 2 - sum(nums)
