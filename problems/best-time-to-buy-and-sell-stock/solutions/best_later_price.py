"""For each day to buy, look up the highest price from then on in a list built from the end.

`accumulate` with max, over the reversed prices, gives the highest price among the last one, the
last two, and so on; reversed again, it has an entry for each day.
Time: O(n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        highest = list(accumulate(reversed(prices), max))
        highest.reverse()
        return max(later - price for price, later in zip(prices, highest))
