"""Starts with a share that cost nothing."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = 0, 0, 0
        for price in prices:
            holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return max(sold, free)
