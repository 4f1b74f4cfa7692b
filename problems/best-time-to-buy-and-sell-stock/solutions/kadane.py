"""Kadane's algorithm on the daily changes: a profit is the sum of the changes between two days.

    held = max(held + today - yesterday, 0)

`held` is the best sum that ends today: it extends the best sum that ended yesterday. If the
extended sum is negative, it is better to buy today, and `held` is 0.

For prices = [7, 1, 5, 3, 6]:

    yesterday  today  held  best
    7          1      0     0
    1          5      4     4
    5          3      2     4
    3          6      5     5
    return 5
Level: 3
From: greedy; prices of different days are compared, although a profit is the sum of the daily
  changes in between, so add up the changes, and start again when the sum falls below 0
Beware: wrong/sells_the_next_day
Time: O(n)
Space: O(1)
"""

from itertools import pairwise


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        best = held = 0
        for yesterday, today in pairwise(prices):
            held = max(held + today - yesterday, 0)
            best = max(best, held)
        return best
