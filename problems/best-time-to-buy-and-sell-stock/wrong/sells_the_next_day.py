"""Always sells on the day after the purchase."""

from itertools import pairwise


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return max((today - yesterday for yesterday, today in pairwise(prices)), default=0)
