"""Compares each number with its index, and returns None if all are equal, when n is missing."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int | None:
        nums.sort()
        for i in range(len(nums)):
            if nums[i] != i:
                return i
        return None
