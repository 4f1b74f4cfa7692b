"""Compares each value with the item at the next free place, not with the last value kept."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        kept = 1
        for i in range(1, len(nums)):
            if nums[i] != nums[kept]:
                nums[kept] = nums[i]
                kept += 1
        return kept
