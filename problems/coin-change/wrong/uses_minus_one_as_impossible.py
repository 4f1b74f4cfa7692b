"""Uses -1 as the mark for impossible; in a minimum, it is less than any number of coins."""


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        fewest = [0] + [-1] * amount
        for total in range(1, amount + 1):
            smaller = [fewest[total - coin] for coin in coins if coin <= total]
            if smaller and min(smaller) >= 0:
                fewest[total] = min(smaller) + 1
        return fewest[amount]
