"""Compares the first item with -1, as if no value could be negative."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        kept, last = 0, -1
        for value in nums:
            if value != last:
                nums[kept] = last = value
                kept += 1
        return kept
