"""Adds up the best sums of the two halves, even if their subarrays do not meet in the middle."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        middle = len(nums) // 2
        left, right = self.maxSubArray(nums[:middle]), self.maxSubArray(nums[middle:])
        return max(left, right, left + right)
