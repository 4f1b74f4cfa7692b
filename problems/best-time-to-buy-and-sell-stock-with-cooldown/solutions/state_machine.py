"""State machine: the most on each day with a share, just after a sale, and free to buy.

From day to day, holding and free may be kept, while sold lasts one day. A purchase leads from free
to holding, a sale from holding to sold, and a day of rest from sold to free.
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = -prices[0], 0, 0
        for price in prices:
            holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return max(sold, free)
