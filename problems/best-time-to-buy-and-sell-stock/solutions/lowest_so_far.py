"""One pass that remembers the lowest price so far: the best purchase for a sale today.

Buying and selling on the same day makes 0, as does not buying at all. So it does no harm that
today's price may be the lowest itself.
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        lowest = prices[0]
        best = 0
        for price in prices:
            lowest = min(lowest, price)
            best = max(best, price - lowest)
        return best
