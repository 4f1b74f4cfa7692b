"""Tries one speed after the other, from 1 on: up to a billion of them."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        speed = 1
        while sum((bananas + speed - 1) // speed for bananas in piles) > h:
            speed += 1
        return speed
