"""Uses 10,000 as the mark for impossible; the largest amount may need exactly that many coins.

Reported as accepted in 2022.
"""

CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #7456"


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        fewest = [0] + [10_000] * amount
        for total in range(1, amount + 1):
            for coin in coins:
                if coin <= total:
                    fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return -1 if fewest[amount] == 10_000 else fewest[amount]
