"""Kadane's algorithm on the daily changes: a profit is the sum of those while the share is held.

The best sum that ends today either extends the best one that ended yesterday, or is 0 where the
changes since some day have lost more than they made: then it is better to buy today.
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
