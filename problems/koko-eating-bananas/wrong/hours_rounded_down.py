"""Rounds the hours of a pile down, which forgets the bananas left at the end."""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum(bananas // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
