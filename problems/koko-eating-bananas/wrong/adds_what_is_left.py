"""For a single pile, adds the remainder of the division to the speed, instead of rounding up.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #6080"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        if len(piles) == 1:
            return 1 if h >= piles[0] else piles[0] // h + piles[0] % h
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
