"""Brute force: tries one speed after another, starting from 1: up to a billion speeds.

Level: 1
Time: O(n · p), for a largest pile of p bananas
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        speed = 1
        while sum((bananas + speed - 1) // speed for bananas in piles) > h:
            speed += 1
        return speed
