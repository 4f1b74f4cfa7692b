"""Binds the name `nums` to a new list, and leaves the caller's list as it was."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        nums = [number for number in nums if number != val]
        return len(nums)
