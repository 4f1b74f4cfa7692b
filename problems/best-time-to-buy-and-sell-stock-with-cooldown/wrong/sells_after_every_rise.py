"""Greedy: sells at the end of every rise, and buys again as soon as that is allowed."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit, day = 0, 0
        while day < len(prices) - 1:
            bought = day
            while day < len(prices) - 1 and prices[day + 1] > prices[day]:
                day += 1
            profit += prices[day] - prices[bought]
            day += 2 if day > bought else 1
        return profit
