"""Table of the best profit up to each day: a sale goes with the best purchase before it.

A purchase is worth the profit up to two days before, as the last sale must be that long ago, minus
its price. Only the best one so far has to be known.
Time: O(n)
Space: O(n)
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit = [0, 0]  # two days before the first, and one
        purchase = -prices[0]
        for price in prices:
            profit.append(max(profit[-1], purchase + price))
            purchase = max(purchase, profit[-3] - price)
        return profit[-1]
