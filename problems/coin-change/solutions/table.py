"""Unbounded knapsack, dynamic programming: the fewest coins for each amount, small amounts first.

Take one coin away from an optimal way to make an amount: the other coins are an optimal way to make
their own total. If that total had a better way, adding the coin to it would give a better way to
make the amount (optimal substructure).

    fewest[total] = min(fewest[total - coin] + 1 for each coin up to total)

The order of the two loops does not matter here. The base case is fewest[0] = 0. An amount that no
coins add up to counts as infinity, and infinity plus one coin is still infinity.

For coins = [1, 3, 4], amount = 6:

    total  fewest
    -      [0, inf, inf, inf, inf, inf, inf]
    1      [0, 1, inf, inf, inf, inf, inf]
    2      [0, 1, 2, inf, inf, inf, inf]
    3      [0, 1, 2, 1, inf, inf, inf]
    4      [0, 1, 2, 1, 1, inf, inf]
    5      [0, 1, 2, 1, 1, 2, inf]
    6      [0, 1, 2, 1, 1, 2, 2]             3 + 3; the greedy 4 + 1 + 1 takes three coins
    return 2
Level: 2
From: memoized_recursion; an amount depends only on smaller amounts, so a loop from small to large
  finds each result ready, without recursion
Ask: Which amounts must be solved before an amount of 11 can be?
Beware: wrong/largest_coin_first, wrong/infinity_returned
Time: O(amount · n), for n coins
Space: O(amount)
"""

from math import inf


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        fewest = [0] + [inf] * amount
        for total in range(1, amount + 1):
            for coin in coins:
                if coin <= total:
                    fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return -1 if fewest[amount] == inf else fewest[amount]
