"""Returns the profit of the best trade even if it is a loss, instead of 0 for no trade."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        lowest = prices[0]
        best = -prices[0]
        for price in prices[1:]:
            best = max(best, price - lowest)
            lowest = min(lowest, price)
        return best
