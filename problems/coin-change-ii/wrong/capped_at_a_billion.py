"""Caps every number of ways at a billion, but the result may be twice as large."""

CAUGHT_BY = "killers"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] = min(ways[total] + ways[total - coin], 1_000_000_000)
        return ways[amount]
