"""Starts the XOR with 0, which leaves out n, because n is not an index."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        missing = 0
        for index, number in enumerate(nums):
            missing ^= index ^ number
        return missing
