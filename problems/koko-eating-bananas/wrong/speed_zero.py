"""Allows a speed of 0, so it may divide by zero."""

VERDICT = "Runtime Error"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 0, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
