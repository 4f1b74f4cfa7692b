"""Tries large coins first and backtracks where they fail, but returns the first way it finds."""

from functools import cache


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        by_value = sorted(coins, reverse=True)

        @cache
        def number(left):
            if left == 0:
                return 0
            for coin in by_value:
                if coin <= left and number(left - coin) >= 0:
                    return number(left - coin) + 1
            return -1

        return number(amount)
