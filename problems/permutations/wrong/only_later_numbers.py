"""Chooses only numbers after the last one, as for subsets, so it finds only the given order."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []
        permutation = []

        def fill(start):
            if len(permutation) == len(nums):
                result.append(permutation[:])
                return
            for i in range(start, len(nums)):
                permutation.append(nums[i])
                fill(i + 1)
                permutation.pop()

        fill(0)
        return result
