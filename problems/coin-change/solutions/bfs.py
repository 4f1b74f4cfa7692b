"""Breadth-first search from 0: coins are edges, and the first path to the amount is a shortest one.

A total that has already been reached, with as many coins or fewer, is not visited again.
Time: O(amount · n), for n coins
Space: O(amount)
"""


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        seen, totals = {0}, [0]
        number = 0
        while totals:
            if amount in totals:
                return number
            totals = self.one_coin_more(totals, coins, amount, seen)
            number += 1
        return -1

    def one_coin_more(self, totals, coins, amount, seen):
        """The new totals up to the amount; each is added to those that have been seen."""
        reached = []
        for total in totals:
            for coin in coins:
                if total + coin <= amount and total + coin not in seen:
                    seen.add(total + coin)
                    reached.append(total + coin)
        return reached
