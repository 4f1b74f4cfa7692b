"""Tries every pair of items: what most people write first, and LeetCode accepts it.

Each item is added to each of those before it, until the sum is right.
Time: O(n²)
Space: O(1)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        for later, number in enumerate(nums):
            for earlier in range(later):
                if nums[earlier] + number == target:
                    return [earlier, later]
