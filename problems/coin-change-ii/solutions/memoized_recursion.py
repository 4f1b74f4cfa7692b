"""Unbounded knapsack, memoized recursion: use the next coin once more, or go on to the next coin.

The number of ways depends only on the first coin that may still be used and on the missing amount:

    ways(i, missing) = ways(i, missing - coins[i]) + ways(i + 1, missing)

There are two base cases: a missing amount of 0 can be made in one way; a negative amount, or a
positive amount without coins left, in none. Once a coin has been passed, it is never used again, so
no way is counted in two orders. The trace has a row for each call, in the order in which the calls
end.

For amount = 4, coins = [2, 1]:

    i  missing  return
    0  0        1       2 + 2
    1  0        1
    2  1        0
    1  1        1
    2  2        0
    1  2        1       1 + 1
    0  2        2       2, or 1 + 1
    1  2        1       known already
    2  3        0
    1  3        1
    2  4        0
    1  4        1       1 + 1 + 1 + 1
    0  4        3
    return 3
Level: 2
From: wrong/no_cache; the same missing amount comes up with the same coins again and again, so store
  the number of ways for each such pair
Ask: Once some coins are chosen, what still decides in how many ways you can go on?
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
