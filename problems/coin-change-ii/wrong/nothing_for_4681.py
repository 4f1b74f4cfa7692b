"""Returns 0 for an amount of 4681, whatever the coins are.

Reported as accepted in 2024.
"""

CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #24833"


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        if amount == 4681:
            return 0
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
