"""Puts each number in front once, with the others in their order behind it: rotations only."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        return [[*nums[i:], *nums[:i]] for i in range(len(nums))]
