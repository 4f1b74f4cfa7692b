"""Bases a purchase on the profit up to yesterday, which leaves no day of rest after a sale."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit = [0, 0]  # two days before the first, and one
        purchase = -prices[0]
        for price in prices:
            profit.append(max(profit[-1], purchase + price))
            purchase = max(purchase, profit[-2] - price)
        return profit[-1]
