"""Returns at most a million, but 1,667 sales may earn 1,000 each."""

CAUGHT_BY = "killers"


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = -prices[0], 0, 0
        for price in prices:
            holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return min(max(sold, free), 10**6)
