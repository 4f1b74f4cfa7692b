"""Memoized recursion: each day, with a share or without, either trade or wait for the next day.

The day and whether a share is held decide what can still be earned; earlier trades do not matter:

    most(day, False) = max(most(day + 1, True) - prices[day], most(day + 1, False))
    most(day, True) = max(most(day + 2, False) + prices[day], most(day + 1, True))

The base case is the end of the list, after which nothing is earned. A sale skips a day. There may
be one nested call per day: a plain dictionary allows that depth; in some versions of Python,
`functools.cache` does not.
Level: 2
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
