"""Brute-force recursion: tries every choice of coins without a cache.

Level: 1
Time: up to O(C(n + amount / c, n)), for n coins, the smallest of which is c
Space: O(n + amount / c), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        return self.ways(coins, 0, amount)

    def ways(self, coins, i, missing):
        if missing == 0:
            return 1
        if missing < 0 or i == len(coins):
            return 0
        return self.ways(coins, i, missing - coins[i]) + self.ways(coins, i + 1, missing)
