"""Looks for the highest later price even on the last day, when there is no later day."""

VERDICT = "Runtime Error"


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        best = 0
        for day, price in enumerate(prices):
            best = max(best, max(prices[day + 1 :]) - price)
        return best
