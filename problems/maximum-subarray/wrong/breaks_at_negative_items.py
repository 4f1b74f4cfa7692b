"""Starts over after every negative item, even if the sum with that item is still positive."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = 0
        best = nums[0]
        for number in nums:
            ending_here += number
            best = max(best, ending_here)
            if number < 0:
                ending_here = 0
        return best
