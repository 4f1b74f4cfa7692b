"""Stops before the mask of all ones, which stands for the whole list."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        return [
            [number for i, number in enumerate(nums) if mask >> i & 1]
            for mask in range((1 << len(nums)) - 1)
        ]
