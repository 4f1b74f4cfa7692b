"""Greedy: the best purchase for a sale today is at the lowest price so far.

Invariant: `lowest` is the minimum of all prices up to today, so no earlier purchase beats it, and
every day is tried as the day of the sale. If today's price is itself the lowest, buying and selling
on the same day makes 0, just like not buying at all.

For prices = [7, 1, 5, 3, 6]:

    price  lowest  best
    7      7       0
    1      1       0
    5      1       0
    3      1       4
    6      1       4
    return 5
Level: 2
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
