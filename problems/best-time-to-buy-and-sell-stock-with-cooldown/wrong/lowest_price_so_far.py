"""Assumes every sold share was bought at the lowest price so far, whatever the profit was then."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit = [0, 0]  # two days before the first, and one
        lowest = prices[0]
        for price in prices:
            profit.append(max(profit[-1], profit[-2] + price - lowest))
            lowest = min(lowest, price)
        return profit[-1]
