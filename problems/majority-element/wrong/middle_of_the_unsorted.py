"""Forgets to sort, and returns the number in the middle of the list."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        return nums[len(nums) // 2]
