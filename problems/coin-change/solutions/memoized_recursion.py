"""Memoized recursion: try each coin as the last one, with the fewest coins for the rest.

    fewest(missing) = min(fewest(missing - coin) + 1 for each coin up to missing)

The base case is the amount 0, which takes no coins; an amount that no coins add up to counts as
infinity. Many orders of coins leave the same amount (overlapping subproblems), so each amount is
computed once. If a coin worth 1 comes first, the recursion is amount + 1 calls deep: up to 10,001.
A plain dictionary allows that depth; in some versions of Python, `functools.cache` does not.
LeetCode and the judge raise the limit that Python itself sets at 1,000 calls.

For coins = [3, 4], amount = 7:

    missing  return
    1        inf     no coin is so small
    0        0
    4        1       the coin 4 alone; 3 would leave 1
    0        0
    3        1
    7        2       3 and 4
    return 2
Level: 2
From: wrong/no_cache; many orders of coins leave the same amount, whose fewest coins are always the
  same number, so remember this number
Ask: Once you have chosen one coin, which question remains? How many such questions are there?
Beware: wrong/no_cache, wrong/first_way_found
Time: O(amount · n), for n coins
Space: O(amount), the dictionary and the recursion
"""

from math import inf


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        known = {0: 0}

        def fewest(missing):
            if missing not in known:
                known[missing] = inf
                for coin in coins:
                    if coin <= missing:
                        known[missing] = min(known[missing], fewest(missing - coin) + 1)
            return known[missing]

        least = fewest(amount)
        return -1 if least == inf else least
