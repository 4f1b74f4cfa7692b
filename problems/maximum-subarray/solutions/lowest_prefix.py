"""A subarray's sum is a difference of two sums from the beginning: subtract the lowest so far.

This turns the list into a price that goes up and down, and the question into the best day to buy.
The empty sum, 0, is the first that can be subtracted. Since a subarray is not empty, a sum may
only be subtracted from later ones.
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        total = lowest = 0
        best = nums[0]
        for number in nums:
            total += number
            best = max(best, total - lowest)
            lowest = min(lowest, total)
        return best
