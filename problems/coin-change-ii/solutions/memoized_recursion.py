"""Unbounded knapsack, memoized recursion: use the next coin once more, or go on to the next coin.

The number of ways depends only on the first coin that may still be used and on the remaining
amount:

    ways(i, left) = ways(i, left - coins[i]) + ways(i + 1, left)

There are two base cases: a remaining amount of 0 can be made in one way; a negative amount, or a
positive amount without coins left, in none. A coin never returns once it has been passed, so no way
is counted in two orders.
Level: 2
Beware: wrong/no_cache, wrong/key_without_the_coin
Time: O(n · amount), for n coins
Space: O(n · amount), the known results
"""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        known = [[None] * (amount + 1) for _ in coins]

        def ways(i, missing):
            if missing == 0:
                return 1
            if missing < 0 or i == len(coins):
                return 0
            if known[i][missing] is None:
                known[i][missing] = ways(i, missing - coins[i]) + ways(i + 1, missing)
            return known[i][missing]

        return ways(0, amount)
