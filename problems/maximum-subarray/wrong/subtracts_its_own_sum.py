"""Updates the lowest sum before subtracting it, which allows an empty subarray with the sum 0."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        total = lowest = 0
        best = nums[0]
        for number in nums:
            total += number
            lowest = min(lowest, total)
            best = max(best, total - lowest)
        return best
