"""Skips items above the target, which is wrong if another item is negative."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            if number > target:
                continue
            if target - number in seen:
                return [seen[target - number], i]
            seen[number] = i
        return []
