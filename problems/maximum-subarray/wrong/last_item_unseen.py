"""Stops one item too early, before the last one."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = best = nums[0]
        for i in range(1, len(nums) - 1):
            ending_here = max(ending_here + nums[i], nums[i])
            best = max(best, ending_here)
        return best
