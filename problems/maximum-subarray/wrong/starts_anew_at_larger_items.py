"""Starts over if an item exceeds the previous sum, not if it exceeds the sum of both."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = best = nums[0]
        for number in nums[1:]:
            ending_here = number if number > ending_here else ending_here + number
            best = max(best, ending_here)
        return best
