"""Stops at the first coin greater than the amount, as if the coins were sorted."""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            if coin > amount:
                break
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
