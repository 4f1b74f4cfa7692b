"""Forgets the empty prefix, so it finds no subarray of two or more items from the beginning."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        total = lowest = best = nums[0]
        for number in nums[1:]:
            total += number
            best = max(best, total - lowest)
            lowest = min(lowest, total)
        return best
