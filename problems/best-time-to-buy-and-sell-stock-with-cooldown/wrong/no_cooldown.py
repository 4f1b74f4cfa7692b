"""Buys again on the day after a sale."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = -prices[0], 0, 0
        for price in prices:
            holding, sold, free = (
                max(holding, max(free, sold) - price),
                holding + price,
                max(free, sold),
            )
        return max(sold, free)
