"""Rests on the day after a purchase, not after a sale."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        known = {}

        def most(day, holding):
            if day >= len(prices):
                return 0
            if (day, holding) not in known:
                if holding:
                    trade = most(day + 1, False) + prices[day]
                else:
                    trade = most(day + 2, True) - prices[day]
                known[day, holding] = max(trade, most(day + 1, holding))
            return known[day, holding]

        return most(0, False)
