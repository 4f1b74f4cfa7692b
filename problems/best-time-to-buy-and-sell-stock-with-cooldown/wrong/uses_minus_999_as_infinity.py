"""Uses -999 as minus infinity, but the balance is -1,000 if the first share costs 1,000."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = -999, 0, 0
        for price in prices:
            holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return max(sold, free)
