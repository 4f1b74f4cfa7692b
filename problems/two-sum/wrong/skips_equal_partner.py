"""Skips an item that is half of the target, even if the list has it twice."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            partner = target - number
            if partner in seen and partner != number:
                return [seen[partner], i]
            seen[number] = i
        return []
