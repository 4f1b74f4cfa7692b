"""Adds up every rise, as if one could buy and sell any number of times."""

from itertools import pairwise


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        return sum(max(today - yesterday, 0) for yesterday, today in pairwise(prices))
