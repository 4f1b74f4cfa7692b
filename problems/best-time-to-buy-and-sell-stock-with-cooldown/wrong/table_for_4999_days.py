"""Has a table for 4,999 days, but there may be 5,000."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit = [0] * 5001
        purchase = -prices[0]
        for day, price in enumerate(prices, 2):
            profit[day] = max(profit[day - 1], purchase + price)
            purchase = max(purchase, profit[day - 2] - price)
        return profit[len(prices) + 1]
