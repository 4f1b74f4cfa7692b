"""Subtracts six bananas per pile from the total before computing the highest speed, for no reason.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #38006"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        total, spare = sum(piles), h - len(piles)
        low, high = -(-total // h), max(piles)
        if spare > 0:
            high = -(-(total - 6 * len(piles)) // spare)
        while low < high:
            speed = (low + high) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
