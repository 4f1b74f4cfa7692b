"""Always buys on the day with the lowest price overall, which may be too late."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        lowest = prices.index(min(prices))
        return max(prices[lowest:]) - prices[lowest]
