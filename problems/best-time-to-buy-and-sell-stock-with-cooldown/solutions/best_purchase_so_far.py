"""Table of the most up to each day: a sale on it belongs to the best of all purchases before.

A purchase is as good as its price is below the profit up to the day before yesterday, as there may
have been a sale then. Only the best one so far has to be known.
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
