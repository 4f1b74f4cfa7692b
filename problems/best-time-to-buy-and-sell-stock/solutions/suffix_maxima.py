"""Suffix maxima: for each possible day to buy, look up the highest price from that day on.

`accumulate` with max, over the reversed prices, gives the maximum of the last price, of the last
two, and so on. Reversed again, the list has the highest price from each day on.

For prices = [7, 1, 5, 3, 6]:

    highest
    [7, 6, 6, 6, 6]
    return 5
Level: 2
From: wrong/brute_force; for each day, all later prices are searched for the highest, so go
  backwards, where each day adds one price, and store the highest price so far
Ask: If you buy today, at which later price should you sell? Go back by one day: when does that
  price change?
Beware: wrong/sells_after_the_last_day
Time: O(n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        highest = list(accumulate(reversed(prices), max))
        highest.reverse()
        return max(later - price for price, later in zip(prices, highest))
