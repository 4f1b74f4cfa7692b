"""Moves on after filling a gap, even if the item moved there has to be removed, too."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        i, end = 0, len(nums)
        while i < end:
            if nums[i] == val:
                end -= 1
                nums[i] = nums[end]
            i += 1
        return end
