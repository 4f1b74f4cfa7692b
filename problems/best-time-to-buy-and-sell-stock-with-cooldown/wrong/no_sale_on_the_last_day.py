"""Forgets the profit of a sale on the last day."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = -prices[0], 0, 0
        for price in prices:
            holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return free
