"""Subtracts the lowest price from the highest, even if the highest came first."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return max(prices) - min(prices)
