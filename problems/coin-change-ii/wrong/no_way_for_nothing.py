"""Returns 0 ways to make up an amount of 0, but there is one: to use no coin."""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        if amount == 0:
            return 0
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
