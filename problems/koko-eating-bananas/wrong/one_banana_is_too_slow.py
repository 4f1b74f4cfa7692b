"""Assumes that one banana per hour is too slow, unless there is a single pile.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #16065"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        too_slow, fast = 1, max(piles)
        if len(piles) == 1:
            return (fast + h - 1) // h
        if fast == too_slow:
            return fast
        while fast - 1 != too_slow:
            speed = (too_slow + fast + 1) // 2
            if sum((bananas + speed - 1) // speed for bananas in piles) <= h:
                fast = speed
            else:
                too_slow = speed
        return fast
