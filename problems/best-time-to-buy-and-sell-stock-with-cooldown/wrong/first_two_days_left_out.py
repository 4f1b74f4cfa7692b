"""Sells nothing on the first two days, as if no profit were possible by then."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit = [0, 0]  # two days before the first, and one
        purchase = -prices[0]
        for price in prices:
            profit.append(max(profit[-1], purchase + price if len(profit) > 3 else 0))
            purchase = max(purchase, profit[-3] - price)
        return profit[-1]
