"""Adds up 0 to n - 1, as if the list held all but one of those."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        return n * (n - 1) // 2 - sum(nums)
