"""Loops over the coins inside the loop over the amounts, which counts each order of the coins."""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for total in range(1, amount + 1):
            for coin in coins:
                if coin <= total:
                    ways[total] += ways[total - coin]
        return ways[amount]
