"""Compares with `is not`, but equal integers outside -5 to 256 may be different objects."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        kept = 1
        for value in nums:
            if value is not nums[kept - 1]:
                nums[kept] = value
                kept += 1
        return kept
