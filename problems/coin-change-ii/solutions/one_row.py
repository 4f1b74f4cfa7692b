"""Unbounded knapsack in one row: for each coin, add to each total the ways to make total - coin.

Coins are the outer loop, so each way is counted in a single order of its coins. For each coin, and
for each total from the coin up:

    ways[total] += ways[total - coin]

Before an entry is updated, it counts the ways without the new coin. Totals are updated from the
smallest up, so the entry that is added already counts the new coin: each coin can be used any
number of times. The base case is the amount 0, which is made in one way: with no coins. The trace
shows some of the steps.

For amount = 5, coins = [1,2,5]:

    coin  total  ways
    1     1      [1, 1, 0, 0, 0, 0]
    1     5      [1, 1, 1, 1, 1, 1]
    2     2      [1, 1, 2, 1, 1, 1]  ways[2] = 1 + ways[0]
    2     4      [1, 1, 2, 2, 3, 1]  4 = 2 + 2 uses the new entry of 2
    2     5      [1, 1, 2, 2, 3, 3]
    5     5      [1, 1, 2, 2, 3, 4]
    return 4
Level: 2
From: knapsack_table; a row starts as a copy of the row above it, so change that row in place, from
  the smallest amount up
Ask: When an entry is updated, which older entries does it still need?
Beware: wrong/orders_counted, wrong/each_coin_once
Time: O(n · amount), for n coins
Space: O(amount)
"""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
