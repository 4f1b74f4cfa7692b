"""Tests the index by its truth value, so index 0 counts as not found."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            if seen.get(target - number):
                return [seen[target - number], i]
            seen[number] = i
        return []
