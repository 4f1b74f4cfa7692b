"""Bit set: the totals are the bits of one integer, and a shift adds a coin to all of them.

Bit t is set if `number` coins can add up to t: with coins 2 and 3, 0001 becomes 1100, for the
totals 3 and 2. A mask removes totals above the amount. At most amount / c coins fit into the
amount, where c is the smallest coin, so there are at most amount / c + 1 rounds.
Level: 4
From: bfs; a level is a set of totals, and a coin is added to each of them, so let one shift of an
  integer add it to all of them at once
Time: O(n · amount² / c) bit operations for n coins; Python does 30 at a time
Space: O(amount) bits, and a list of the coins that fit
"""


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        up_to_amount = (1 << (amount + 1)) - 1
        useful = [coin for coin in coins if coin <= amount]
        totals, number = 1, 0
        while totals:
            if totals >> amount:
                return number
            larger = 0
            for coin in useful:
                larger |= totals << coin
            totals = larger & up_to_amount
            number += 1
        return -1
