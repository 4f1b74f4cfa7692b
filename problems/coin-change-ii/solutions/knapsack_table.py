"""Unbounded knapsack, bottom-up table: a row for each coin, an entry for each amount.

A way to make up an amount with the coins so far either does not use the newest coin, or sets one
such coin aside and makes up the remaining amount with the same coins, the newest one included:

    ways[i][total] = ways[i - 1][total] + ways[i][total - coin]

The second term counts only if total >= coin. The base case is row 0, without any coin: a single way
for the amount 0, no way for larger amounts. Each way is counted once, since its coins are set aside
in a fixed order, the newest first.

For amount = 5, coins = [1,2,5]:

    coin  ways[i - 1]         ways[i]
    1     [1, 0, 0, 0, 0, 0]  [1, 1, 1, 1, 1, 1]
    2     [1, 1, 1, 1, 1, 1]  [1, 1, 2, 2, 3, 3]
    5     [1, 1, 2, 2, 3, 3]  [1, 1, 2, 2, 3, 4]
    return 4
Level: 2
From: memoized_recursion; an entry needs only an entry with fewer coins and an entry for a smaller
  amount, so two loops can compute them in order
Ask: Of the ways to make an amount, which ways do not use the newest coin? What remains of the other
  ways, if one such coin is set aside?
Time: O(n · amount), for n coins
Space: O(n · amount)
"""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [[1] + [0] * amount for _ in range(len(coins) + 1)]
        for i, coin in enumerate(coins, 1):
            for total in range(amount + 1):
                ways[i][total] = ways[i - 1][total]
                if total >= coin:
                    ways[i][total] += ways[i][total - coin]
        return ways[len(coins)][amount]
