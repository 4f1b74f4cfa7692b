"""Plain recursion: tries every order of the coins without a cache, so the same amounts recur.

Level: 1
Time: O(n^(amount / c)), for n coins, of which the smallest is worth c
Space: O(amount / c), the recursion
"""

from math import inf

VERDICT = "Time Limit Exceeded"


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        number = self.fewest(coins, amount)
        return -1 if number == inf else number

    def fewest(self, coins, missing):
        if missing == 0:
            return 0
        return min(
            (self.fewest(coins, missing - coin) + 1 for coin in coins if coin <= missing),
            default=inf,
        )
