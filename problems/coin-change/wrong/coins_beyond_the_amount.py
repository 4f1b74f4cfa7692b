"""Enters every coin in a table that ends at the amount, even a coin that is worth more."""

VERDICT = "Runtime Error"


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        fewest = [0] + [inf] * amount
        for coin in coins:
            fewest[coin] = 1
        for total in range(1, amount + 1):
            for coin in coins:
                if coin <= total:
                    fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return -1 if fewest[amount] == inf else fewest[amount]
