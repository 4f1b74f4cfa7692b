"""Running minimum: for a sale today, the best purchase is at the lowest price so far.

Invariant: `lowest` is the minimum of all prices up to today, so no earlier purchase is better, and
every day is tried as the day of the sale. For each sale, the purchase is a *greedy* choice (take
what is best now, and never take it back): no later price makes it wrong. If today's price is itself
the lowest, buying and selling on the same day makes 0, just like not buying at all.

For prices = [7, 1, 5, 3, 6]:

    price  lowest  best
    7      7       0
    1      1       0
    5      1       4
    3      1       4
    6      1       5
    return 5
Level: 2
From: suffix_maxima; the highest later price has to be stored for every day, so look back from the
  day of the sale instead: then one number is enough, the lowest price so far
Ask: If you sell today, on which of the days so far should you have bought? What changes tomorrow?
Beware: wrong/highest_minus_lowest
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
