"""Treats a result of 0 as unknown, which takes exponential time if there is no way."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        known = [[0] * (amount + 1) for _ in coins]

        def ways(i, missing):
            if missing == 0:
                return 1
            if missing < 0 or i == len(coins):
                return 0
            if known[i][missing] == 0:
                known[i][missing] = ways(i, missing - coins[i]) + ways(i + 1, missing)
            return known[i][missing]

        return ways(0, amount)
