"""Memoized recursion: try each coin as the last one, with the fewest coins for what it leaves.

Many orders of coins leave the same amount, and the dictionary answers all but the first. With a
coin worth 1, the recursion is as deep as the amount: 10,000 calls. A plain dictionary allows that;
calls through `functools.cache` may nest only 3,332 deep in Python 3.13, and fewer in 3.12.
Time: O(amount · n), for n coins
Space: O(amount), the dictionary and the recursion
"""

from math import inf


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        known = {0: 0}

        def fewest(left):
            if left not in known:
                known[left] = inf
                for coin in coins:
                    if coin <= left:
                        known[left] = min(known[left], fewest(left - coin) + 1)
            return known[left]

        return -1 if fewest(amount) == inf else fewest(amount)
