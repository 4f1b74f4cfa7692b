"""Starts the XOR with 0 and so leaves out n, since n is not an index."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        missing = 0
        for index, number in enumerate(nums):
            missing ^= index ^ number
        return missing
