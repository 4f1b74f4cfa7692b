"""Compares with `is not`: equal integers may be two objects unless they are -5 to 256."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        kept = 1
        for value in nums:
            if value is not nums[kept - 1]:
                nums[kept] = value
                kept += 1
        return kept
