"""Starts over if an item exceeds the sum before it, not if it exceeds their total."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = best = nums[0]
        for number in nums[1:]:
            ending_here = number if number > ending_here else ending_here + number
            best = max(best, ending_here)
        return best
