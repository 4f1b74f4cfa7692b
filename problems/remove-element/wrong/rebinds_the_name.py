"""Lets the name `nums` mean a new list, and leaves the list of the caller as it was."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        nums = [number for number in nums if number != val]
        return len(nums)
