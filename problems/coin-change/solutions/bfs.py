"""Breadth-first search from 0: totals are nodes, coins are edges; find a shortest path.

Each level holds the totals that take one coin more than the totals of the previous level. A total
that has already been reached is not visited again, so the answer is the number of the first level
that holds the amount.

For coins = [1, 3, 4], amount = 6:

    number  totals
    0       [0]
    1       [1, 3, 4]
    2       [2, 5, 6]
    return 2
Level: 3
From: table; every amount up to the last is computed, so look at the totals of one coin, then of two
  coins, and so on, and stop at the amount
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
            reached = []
            for total in totals:
                for coin in coins:
                    larger = total + coin
                    if larger <= amount and larger not in seen:
                        seen.add(larger)
                        reached.append(larger)
            totals = reached
            number += 1
        return -1
