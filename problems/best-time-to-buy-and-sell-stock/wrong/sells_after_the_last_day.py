"""Looks for the highest later price on the last day, too, when no day follows."""

VERDICT = "Runtime Error"


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        best = 0
        for day, price in enumerate(prices):
            best = max(best, max(prices[day + 1 :]) - price)
        return best
