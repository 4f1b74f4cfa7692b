"""Lets an item be its own partner if it is half of the target."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        last = {number: i for i, number in enumerate(nums)}
        for i, number in enumerate(nums):
            if target - number in last:
                return [i, last[target - number]]
        return []
