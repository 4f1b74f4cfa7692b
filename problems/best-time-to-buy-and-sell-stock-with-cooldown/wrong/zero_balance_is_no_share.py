"""Tests the balance as a truth value, so that a share with a balance of 0 counts as no share."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = None, 0, 0
        for price in prices:
            if not holding:
                holding, free = free - price, max(free, sold)
                sold = 0
            else:
                holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return max(sold, free)
