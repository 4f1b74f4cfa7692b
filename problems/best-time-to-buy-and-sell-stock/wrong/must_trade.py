"""Makes the best trade there is, though it may be a loss: there is no result of 0 without one."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        lowest = prices[0]
        best = -prices[0]
        for price in prices[1:]:
            best = max(best, price - lowest)
            lowest = min(lowest, price)
        return best
