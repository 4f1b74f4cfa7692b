"""Kadane's algorithm on the daily changes: a profit is the sum of the changes between two days.

The best sum that ends today extends the best one that ended yesterday. If the extended sum is
negative, it is better to buy today, and the best sum is 0.
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
