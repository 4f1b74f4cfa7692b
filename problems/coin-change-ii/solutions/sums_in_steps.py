"""Running sums: a coin adds up the ways of all amounts that are 0, 1, 2 ... such coins smaller.

These amounts lie a coin apart, so one running sum along every such row of amounts does it: of 0, c,
2c ..., then of 1, c + 1, 2c + 1 ..., up to those that start at c - 1.
Time: O(n · amount), for n coins
Space: O(amount)
"""

from itertools import accumulate


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for start in range(min(coin, amount + 1)):
                ways[start::coin] = accumulate(ways[start::coin])
        return ways[amount]
