"""Always sells the share bought at the lowest price so far, whatever had been earned by then."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit = [0, 0]  # two days before the first, and one
        lowest = prices[0]
        for price in prices:
            profit.append(max(profit[-1], profit[-2] + price - lowest))
            lowest = min(lowest, price)
        return profit[-1]
