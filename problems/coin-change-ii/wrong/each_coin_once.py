"""Goes through the amounts downwards, as in the 0/1 knapsack, so it uses each coin at most once."""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(amount, coin - 1, -1):
                ways[total] += ways[total - coin]
        return ways[amount]
