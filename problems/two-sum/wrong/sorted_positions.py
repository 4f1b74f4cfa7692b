"""Sorts the list itself, and returns where the two items are in the sorted list."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        nums.sort()
        low, high = 0, len(nums) - 1
        while nums[low] + nums[high] != target:
            if nums[low] + nums[high] < target:
                low += 1
            else:
                high -= 1
        return [low, high]
