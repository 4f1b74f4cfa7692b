"""Rounds up only the total, as if Koko could share an hour among piles."""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if (sum(piles) + speed - 1) // speed <= h:
                high = speed
            else:
                low = speed + 1
        return low
