"""Resets a negative sum to 0 before comparing it with the best sum."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = 0
        best = nums[0]
        for number in nums:
            ending_here = max(ending_here + number, 0)
            best = max(best, ending_here)
        return best
