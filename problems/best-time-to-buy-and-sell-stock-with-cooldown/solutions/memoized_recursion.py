"""Memoized recursion: each day, with a share or without, either trade or wait for the next day.

The day and whether a share is held decide what can still be earned; earlier trades do not matter:

    most(day, False) = max(most(day + 1, True) - prices[day], most(day + 1, False))
    most(day, True) = max(most(day + 2, False) + prices[day], most(day + 1, True))

The base case is the end of the list, after which nothing is earned. A sale skips a day. The
recursion is about 2n / 3 calls deep: a plain dictionary allows that depth; in some versions of
Python, `functools.cache` does not. The trace leaves out calls after the end of the list, and calls
that only read a known result.

For prices = [1,2,4]:

    day  holding  return
    2    True     4       sell at 4
    1    True     4       wait for the 4
    2    False    0       too late to buy
    1    False    2       buy at 2
    0    False    3       buy at 1
    return 3
Level: 2
From: wrong/no_cache; many ways to trade lead to the same day with the same holding, and what
  follows is then the same, so compute it once
Ask: What do you have to know at the beginning of a day to decide well from then on?
Beware: wrong/no_cache, wrong/one_entry_a_day
Time: O(n)
Space: O(n), the dictionary and the recursion
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        known = {}

        def most(day, holding):
            if day >= len(prices):
                return 0
            if (day, holding) not in known:
                if holding:
                    trade = most(day + 2, False) + prices[day]
                else:
                    trade = most(day + 1, True) - prices[day]
                known[day, holding] = max(trade, most(day + 1, holding))
            return known[day, holding]

        return most(0, False)
