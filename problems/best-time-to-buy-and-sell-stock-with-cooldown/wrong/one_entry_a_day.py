"""Remembers one profit for each day, whether or not a share is held."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        known = {}

        def most(day, holding):
            if day >= len(prices):
                return 0
            if day not in known:
                if holding:
                    trade = most(day + 2, False) + prices[day]
                else:
                    trade = most(day + 1, True) - prices[day]
                known[day] = max(trade, most(day + 1, holding))
            return known[day]

        return most(0, False)
