"""State machine: each day, you hold a share or you are free; keep the most money for each state.

    free = max(free, holding + price)       rest, or sell
    holding = max(holding, -price)          rest, or buy

The base case is the first day: 0 without a share, -prices[0] with one. A purchase starts from 0,
not from `free`, since only one purchase is allowed. With a fee, or with any number of sales, only
these two lines would change.

For prices = [7, 1, 5, 3, 6]:

    price  free  holding
    7      0     -7
    1      0     -1
    5      4     -1
    3      4     -1
    6      5     -1
    return 5
Level: 3
From: greedy; the lowest price and the best profit fit only one purchase and one sale, so keep the
  most money in each state instead, which fits other rules, too
Beware: wrong/every_rise
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        free, holding = 0, -prices[0]
        for price in prices:
            free = max(free, holding + price)
            holding = max(holding, -price)
        return free
