"""Memoized recursion: each day, with or without a share, either trade or wait for the next one.

The dictionary knows the most from each day on, with and without a share. The recursion is as deep
as there are days: a plain dictionary allows that, where functools.cache may not.
Time: O(n)
Space: O(n), the dictionary and the recursion
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        known = {}

        def most(day, holding):
            if day >= len(prices):
                return 0
            if (day, holding) not in known:
                if holding:
                    trade = most(day + 2, False) + prices[day]
                else:
                    trade = most(day + 1, True) - prices[day]
                known[day, holding] = max(trade, most(day + 1, holding))
            return known[day, holding]

        return most(0, False)
