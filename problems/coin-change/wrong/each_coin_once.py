"""Goes through the amounts downwards, which uses each coin at most once."""


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        fewest = [0] + [inf] * amount
        for coin in coins:
            for total in range(amount, coin - 1, -1):
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return -1 if fewest[amount] == inf else fewest[amount]
