"""Unbounded knapsack in one row: for each coin, add to each total the ways to make total - coin.

Before an entry is updated, it counts the ways without the new coin. Amounts are read upwards, so
the entry that is added has already been updated, and may itself use the new coin: each coin can be
used any number of times. Coins are the outer loop, so a way is counted in a single order of its
coins:

    ways[total] += ways[total - coin]

The base case is the amount 0, which is made in one way: with no coins. The trace shows some of the
steps.

For amount = 5, coins = [1,2,5]:

    coin  total  ways
    1     1      [1, 0, 0, 0, 0, 0]
    2     2      [1, 1, 1, 1, 1, 1]
    2     4      [1, 1, 2, 2, 1, 1]  4 = 2 + 2 uses the new entry of 2
    5     5      [1, 1, 2, 2, 3, 3]
    5     5      [1, 1, 2, 2, 3, 4]
    return 4
Level: 2
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
