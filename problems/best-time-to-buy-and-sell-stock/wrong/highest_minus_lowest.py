"""Subtracts the lowest price from the highest price, even if the highest is earlier."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return max(prices) - min(prices)
