"""Brute-force recursion: tries every choice of coins, and repeats the same remaining amounts.

Level: 1
Time: O(C(n + k + 1, n)), for n coins, where k is amount / the smallest coin
Space: O(n + k), the recursion
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
