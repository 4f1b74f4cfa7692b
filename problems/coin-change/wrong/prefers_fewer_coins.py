"""Lets a total of fewer coins replace a total that is nearer to the amount.

Reported as accepted in 2026.
"""

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #39886"


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        nearest = [(0, 0)] * (amount + 1)
        for coin in sorted(coins, reverse=True):
            for total in range(coin, amount + 1):
                near, number = nearest[total - coin]
                if near + coin > nearest[total][0] or number + 1 < nearest[total][1]:
                    nearest[total] = near + coin, number + 1
        near, number = nearest[amount]
        return number if near == amount else -1
