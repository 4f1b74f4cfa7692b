"""Treats a result of 0 as unknown: exponential time if there is no way."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        known = [[0] * (amount + 1) for _ in coins]

        def ways(i, left):
            if left == 0:
                return 1
            if left < 0 or i == len(coins):
                return 0
            if known[i][left] == 0:
                known[i][left] = ways(i, left - coins[i]) + ways(i + 1, left)
            return known[i][left]

        return ways(0, amount)
