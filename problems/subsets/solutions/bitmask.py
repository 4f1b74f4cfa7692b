"""Bit masks: count from 0 to 2ⁿ - 1; the ones of each count say which numbers are in a subset.

For three numbers, 0b101 takes the first and the last.
Time: O(n · 2ⁿ)
Space: O(1) besides the result
"""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        return [
            [number for i, number in enumerate(nums) if mask >> i & 1]
            for mask in range(1 << len(nums))
        ]
