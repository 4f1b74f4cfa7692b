"""Table: the ways to make up each amount, updated with one coin after the other.

An amount without the new coin is made up as before; with it, as the amount that is smaller by the
coin, where the new coin may already be part of it. As coins join one by one, their order does not
count.
Time: O(n · amount), for n coins
Space: O(amount)
"""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
