"""Replaces removed items with None, then drops everything that is falsy, including zeros."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        for i, number in enumerate(nums):
            if number == val:
                nums[i] = None
        nums[:] = [number for number in nums if number]
        return len(nums)
