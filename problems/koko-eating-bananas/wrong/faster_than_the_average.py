"""Starts one above the average speed, even if the total is divisible by the hours.

Reported as accepted in 2020.
"""

REPORTED = "LeetCode-Feedback #444"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = sum(piles) // h + 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
