"""Memoized recursion: the last coin is one of them; what it leaves takes as few as possible.

Many orders of the coins leave the same amount, and the cache answers all but the first. With a
coin worth 1, the recursion is as deep as the amount: 10,000 calls.
Time: O(amount · n), for n coins
Space: O(amount), the cache and the recursion
"""

from functools import cache


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        @cache
        def fewest(left):
            if left == 0:
                return 0
            return min((fewest(left - coin) + 1 for coin in coins if coin <= left), default=inf)

        return -1 if fewest(amount) == inf else fewest(amount)
