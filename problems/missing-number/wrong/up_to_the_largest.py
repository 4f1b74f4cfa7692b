"""Assumes that n is the largest number in the list, but n may be the missing number."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = max(nums)
        return n * (n + 1) // 2 - sum(nums)
