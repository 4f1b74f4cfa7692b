"""Finds only the rotations of the list, in which each number is first only once."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        return [[*nums[i:], *nums[:i]] for i in range(len(nums))]
