"""Treats a lowest price of 0 as no price yet, and replaces it with the next price."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        lowest = None
        best = 0
        for price in prices:
            if not lowest or price < lowest:
                lowest = price
            best = max(best, price - lowest)
        return best
