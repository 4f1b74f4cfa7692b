"""Puts an item into the dictionary before it looks for its partner, and may find itself."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            seen[number] = i
            if target - number in seen:
                return [seen[target - number], i]
        return []
