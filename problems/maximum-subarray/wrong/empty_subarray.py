"""Starts from a best sum of 0, as if a subarray could be empty."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = best = 0
        for number in nums:
            ending_here = max(ending_here + number, number)
            best = max(best, ending_here)
        return best
