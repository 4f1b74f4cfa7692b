"""Puts each number in front once and keeps the other numbers in their order: rotations only."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        return [[*nums[i:], *nums[:i]] for i in range(len(nums))]
