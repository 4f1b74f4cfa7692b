"""Takes the largest coin as many times as it fits, even where smaller coins would be better."""


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        number = 0
        for coin in sorted(coins, reverse=True):
            number += amount // coin
            amount %= coin
        return number if amount == 0 else -1
