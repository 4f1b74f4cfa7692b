"""Assigns a new list to `nums`, and leaves the given list unchanged."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        nums = [0] * nums.count(0) + [1] * nums.count(1) + [2] * nums.count(2)
