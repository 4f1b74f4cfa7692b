"""Memoized recursion: use the next coin once more, or go on to the coins after it.

The number of ways depends on which coins are left and on the amount that is left, so each pair is
computed once. Coins never come back, so no way is counted in two orders.
Time: O(n · amount), for n coins
Space: O(n · amount), the known results
"""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        known = [[None] * (amount + 1) for _ in coins]

        def ways(i, left):
            if left == 0:
                return 1
            if left < 0 or i == len(coins):
                return 0
            if known[i][left] is None:
                known[i][left] = ways(i, left - coins[i]) + ways(i + 1, left)
            return known[i][left]

        return ways(0, amount)
