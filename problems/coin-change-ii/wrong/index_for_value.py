"""Starts the inner loop at the index of the coin instead of its value.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #29743"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for i in range(len(coins) - 1, -1, -1):
            for total in range(i, amount + 1):
                if coins[i] <= total:
                    ways[total] += ways[total - coins[i]]
        return ways[amount]
