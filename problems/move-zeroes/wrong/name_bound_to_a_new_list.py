"""Binds the name to a new list, and leaves the caller's list as it is."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        others = [number for number in nums if number != 0]
        nums = others + [0] * (len(nums) - len(others))
