"""Updates the lowest sum first, so that a sum is subtracted from itself: an empty subarray."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        total = lowest = 0
        best = nums[0]
        for number in nums:
            total += number
            lowest = min(lowest, total)
            best = max(best, total - lowest)
        return best
