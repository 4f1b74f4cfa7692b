"""Buys again whenever the price falls, even if it is still above an earlier purchase price."""

from itertools import pairwise


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        bought = prices[0]
        best = 0
        for yesterday, today in pairwise(prices):
            if today < yesterday:
                bought = today
            best = max(best, today - bought)
        return best
