"""Remembers the ways for a remaining amount, no matter which coins may still be used."""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        known = {}

        def ways(i, missing):
            if missing == 0:
                return 1
            if missing < 0 or i == len(coins):
                return 0
            if missing not in known:
                known[missing] = ways(i, missing - coins[i]) + ways(i + 1, missing)
            return known[missing]

        return ways(0, amount)
