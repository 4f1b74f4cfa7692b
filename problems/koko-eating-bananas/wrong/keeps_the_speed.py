"""Keeps a sufficient speed even when it is the only speed left, so the search never ends."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 1, max(piles)
        while low <= high:
            speed = (low + high) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
