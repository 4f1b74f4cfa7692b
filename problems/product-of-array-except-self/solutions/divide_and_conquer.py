"""Divide and conquer: give each part of the list the product of all items outside the part.

Each half gets the product outside the part, times the product of the other half. The base case is a
single item: its result is the product of all items outside it.

For nums = [2, 3, 4]:

    start  end  outside
    0      3    1
    0      1    12         3 · 4
    1      3    2          2
    1      2    8          2 · 4
    2      3    6          2 · 3
    return [12, 8, 6]
Level: 3
From: wrong/brute_force; all indices of one half multiply the whole other half, again for each
  index, so multiply each half once, and hand its product to the other half
Time: O(n log n) for small products; O(n²) if the product between two zeros has about n digits
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
