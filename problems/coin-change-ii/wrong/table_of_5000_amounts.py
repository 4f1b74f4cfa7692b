"""Keeps a table of 5000 amounts, starting at 0, so it has no entry for 5000 itself."""

VERDICT = "Runtime Error"
CAUGHT_BY = "killers"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * 4999
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
