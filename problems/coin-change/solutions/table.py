"""Bottom up: an amount takes one coin more than the best of the amounts that are a coin smaller.

The table starts with 0 coins for the amount 0. Every smaller amount is final when it is needed. An
amount that no coins add up to counts as infinity, and infinity plus one coin is still infinity.
Time: O(amount · n), for n coins
Space: O(amount)
"""

from math import inf


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        fewest = [0] + [inf] * amount
        for total in range(1, amount + 1):
            for coin in coins:
                if coin <= total:
                    fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return -1 if fewest[amount] == inf else fewest[amount]
