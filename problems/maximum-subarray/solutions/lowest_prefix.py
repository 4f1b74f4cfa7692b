"""Prefix sums: the best sum that ends here is the sum so far, minus the lowest one before.

This is the problem of buying and selling a stock once, with the sums so far as its prices. The
empty sum, 0, is the first that can be subtracted. Since a subarray is not empty, a sum becomes a
candidate for the lowest only after its own turn.
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
