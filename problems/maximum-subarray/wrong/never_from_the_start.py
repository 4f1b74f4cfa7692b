"""Forgets the empty sum before the first item, so nothing longer than that item starts there."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        total = lowest = best = nums[0]
        for number in nums[1:]:
            total += number
            best = max(best, total - lowest)
            lowest = min(lowest, total)
        return best
