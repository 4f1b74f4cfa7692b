"""Enters every coin in a table that ends at the amount, even a coin that is worth more."""

VERDICT = "Runtime Error"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [0] * (amount + 1)
        for coin in coins:
            ways[coin] += 1
            for total in range(coin + 1, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount] if amount else 1
