"""Replaces removed items with None, then drops all that is not true: zeros as well."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        for i, number in enumerate(nums):
            if number == val:
                nums[i] = None
        nums[:] = [number for number in nums if number]
        return len(nums)
