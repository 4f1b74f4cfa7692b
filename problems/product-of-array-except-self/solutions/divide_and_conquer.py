"""Divide and conquer: for each half, all of the other half is outside, for every item alike.

The product of what is outside is handed down: each half gets it times the product of the other
half. For a single item, what is outside is the result.
Time: O(n log n) multiplications, of numbers with O(n) digits between two zeros
Space: O(n), for a copy of each half in turn
"""

from math import prod


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        result = [0] * len(nums)
        self.fill(result, nums, 0, len(nums), 1)
        return result

    def fill(self, result, nums, start, end, outside):
        """Fill in the results from `start` to just before `end`."""
        if end - start == 1:
            result[start] = outside
            return
        middle = (start + end) // 2
        self.fill(result, nums, start, middle, outside * prod(nums[middle:end]))
        self.fill(result, nums, middle, end, outside * prod(nums[start:middle]))
