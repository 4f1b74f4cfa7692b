"""Adds an hour to every pile, even if no banana is left after the full hours."""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum(bananas // speed + 1 for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
