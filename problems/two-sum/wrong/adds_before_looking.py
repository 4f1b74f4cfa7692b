"""Adds an item to the dictionary before looking for its partner, and may find the item itself."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            seen[number] = i
            if target - number in seen:
                return [seen[target - number], i]
        return []
