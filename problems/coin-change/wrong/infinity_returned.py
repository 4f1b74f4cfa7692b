"""Returns its mark for an impossible amount, amount + 1, instead of -1."""


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        fewest = [0] + [amount + 1] * amount
        for total in range(1, amount + 1):
            for coin in coins:
                if coin <= total:
                    fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return fewest[amount]
