"""Updates the lowest sum too early, and may subtract a sum from itself: an empty subarray."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        total = lowest = 0
        best = nums[0]
        for number in nums:
            total += number
            lowest = min(lowest, total)
            best = max(best, total - lowest)
        return best
