"""Reduces the result modulo 1,000,000,007, but the result may be larger than that."""

CAUGHT_BY = "killers"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] = (ways[total] + ways[total - coin]) % 1_000_000_007
        return ways[amount]
