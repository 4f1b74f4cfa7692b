"""Tries large coins first and backtracks where they fail, but returns the first way it finds."""

from functools import cache


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        by_value = sorted(coins, reverse=True)

        @cache
        def number(missing):
            if missing == 0:
                return 0
            for coin in by_value:
                if coin <= missing and number(missing - coin) >= 0:
                    return number(missing - coin) + 1
            return -1

        return number(amount)
