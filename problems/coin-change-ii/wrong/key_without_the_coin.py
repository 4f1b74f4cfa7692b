"""Remembers the ways for a remaining amount, no matter which coins may still be used."""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        known = {}

        def ways(i, left):
            if left == 0:
                return 1
            if left < 0 or i == len(coins):
                return 0
            if left not in known:
                known[left] = ways(i, left - coins[i]) + ways(i + 1, left)
            return known[left]

        return ways(0, amount)
